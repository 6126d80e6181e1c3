//! A mail server on the loopback address, with the few words of SMTP that a sender needs.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use super::Done;

/// A mail that was taken.
#[derive(Debug)]
pub(crate) struct Mail {
    pub(crate) to: String,
    /// Headers and text, with the transfer encoding undone.
    pub(crate) text: String,
}

impl Mail {
    /// Returns the address of a link in the mail whose path ends like this, with its beginning replaced.
    pub(crate) fn link(&self, end: &str, base: &str) -> Done<String> {
        let words = self.text.split(|c: char| c.is_whitespace() || "<>".contains(c));
        let link = words.filter(|word| word.starts_with("http")).find(|word| word.ends_with(end)).ok_or("no such link")?;
        let path = link.splitn(4, '/').nth(3).ok_or("no path")?;
        Ok(format!("{base}/{path}"))
    }
}

/// A mail server.
pub(crate) struct MailBox {
    pub(crate) port: u16,
    /// The mails that are put off.
    busy: Arc<AtomicUsize>,
    mails: Receiver<Mail>,
}

impl MailBox {
    pub(crate) fn new() -> Done<MailBox> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let port = listener.local_addr()?.port();
        let (busy, (send, mails)) = (Arc::new(AtomicUsize::new(0)), channel());
        let put_off = busy.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (send, put_off) = (send.clone(), put_off.clone());
                std::thread::spawn(move || converse(stream, &send, &put_off).is_ok());
            }
        });
        Ok(MailBox { port, busy, mails })
    }

    /// Puts the next mails off.
    pub(crate) fn puts_off(&self, mails: usize) {
        self.busy.store(mails, Ordering::SeqCst);
    }

    pub(crate) fn next(&self) -> Done<Mail> {
        Ok(self.mails.recv_timeout(crate::support::FAR).map_err(|_| "no mail comes")?)
    }
}

fn converse(stream: TcpStream, send: &Sender<Mail>, put_off: &AtomicUsize) -> Done {
    let mut out = stream.try_clone()?;
    let mut lines = BufReader::new(stream).lines();
    out.write_all(b"220 test\r\n")?;
    let mut to = String::new();
    while let Some(line) = lines.next().transpose()? {
        let answer = match line.split([' ', ':']).next().unwrap_or_default().to_uppercase().as_str() {
            "MAIL" if put_off.load(Ordering::SeqCst) > 0 => {
                put_off.fetch_sub(1, Ordering::SeqCst);
                "451 later"
            }
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                "250 ok"
            }
            "DATA" => {
                out.write_all(b"354 go on\r\n")?;
                let mut text = String::new();
                for line in lines.by_ref() {
                    match line?.as_str() {
                        "." => break,
                        line => text = text + line.strip_prefix('.').unwrap_or(line) + "\n",
                    }
                }
                send.send(Mail { to: to.clone(), text: decoded(&text) })?;
                "250 taken"
            }
            "QUIT" => {
                out.write_all(b"221 bye\r\n")?;
                return Ok(());
            }
            _ => "250 ok",
        };
        out.write_all(format!("{answer}\r\n").as_bytes())?;
    }
    Ok(())
}

/// Undoes quoted-printable, which the sender uses for long lines and other letters than those of English.
fn decoded(text: &str) -> String {
    let Some((head, body)) = text.split_once("\n\n") else { return text.to_owned() };
    if !head.to_lowercase().contains("quoted-printable") {
        return text.to_owned();
    }
    let joined = body.replace("=\n", "");
    let mut bytes = Vec::new();
    let mut parts = joined.split('=');
    bytes.extend(parts.next().unwrap_or_default().as_bytes());
    for part in parts {
        let (hex, rest) = part.split_at(2.min(part.len()));
        bytes.extend(u8::from_str_radix(hex, 16));
        bytes.extend(rest.as_bytes());
    }
    format!("{head}\n\n{}", String::from_utf8_lossy(&bytes))
}
