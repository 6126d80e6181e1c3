//! A push service on the loopback address, and a browser that subscribes at it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::mpsc::{Receiver, channel};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::SecretKey;
use ring::{aead, hkdf, signature};
use serde_json::{Value, json};

use super::Done;

/// A request to the push service.
pub(crate) struct Pushed {
    pub(crate) path: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Pushed {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map_or("", |(_, value)| value)
    }

    /// Checks the signature of the sender (RFC 8292) and returns what it states.
    pub(crate) fn claims(&self, key: &str) -> Done<Value> {
        let rest = self.header("authorization").strip_prefix("vapid t=").ok_or("no signature")?;
        let (token, named) = rest.split_once(", k=").ok_or("no key")?;
        assert_eq!(named, key);
        let (signed, signature) = token.rsplit_once('.').ok_or("no token")?;
        let (head, claims) = signed.split_once('.').ok_or("no claims")?;
        let json = |part: &str| -> Done<Value> { Ok(serde_json::from_slice(&URL_SAFE_NO_PAD.decode(part)?)?) };
        assert_eq!(json(head)?, json!({"typ": "JWT", "alg": "ES256"}));
        let public = signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, URL_SAFE_NO_PAD.decode(key)?);
        public.verify(signed.as_bytes(), &URL_SAFE_NO_PAD.decode(signature)?).map_err(|_| "the signature is wrong")?;
        json(claims)
    }
}

/// A push service that answers each message with the same status.
pub(crate) struct PushService {
    pub(crate) url: String,
    status: Arc<AtomicU16>,
    pushed: Receiver<Pushed>,
}

impl PushService {
    pub(crate) fn new() -> Done<PushService> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let url = format!("http://{}", listener.local_addr()?);
        let (status, (send, pushed)) = (Arc::new(AtomicU16::new(201)), channel());
        let (answers, moved) = (status.clone(), format!("{url}/moved"));
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let Ok((request, mut stream)) = read(stream) else { continue };
                if send.send(request).is_err() {
                    return;
                }
                let status = answers.load(Ordering::SeqCst);
                let answer =
                    format!("HTTP/1.1 {status} X\r\nLocation: {moved}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                _ = stream.write_all(answer.as_bytes());
            }
        });
        Ok(PushService { url, status, pushed })
    }

    pub(crate) fn answers(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }

    /// Waits for the next message.
    pub(crate) fn next(&self) -> Done<Pushed> {
        Ok(self.pushed.recv_timeout(crate::support::FAR).map_err(|_| "no message comes")?)
    }

    /// Returns the messages that have come, without waiting.
    pub(crate) fn rest(&self) -> Vec<Pushed> {
        self.pushed.try_iter().collect()
    }
}

fn read(stream: std::net::TcpStream) -> Done<(Pushed, std::net::TcpStream)> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let path = line.split(' ').nth(1).unwrap_or_default().to_owned();
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        match line.trim_end().split_once(": ") {
            Some((name, value)) => headers.push((name.to_owned(), value.to_owned())),
            None => break,
        }
    }
    let mut pushed = Pushed { path, headers, body: Vec::new() };
    let length = pushed.header("content-length").parse().unwrap_or(0);
    pushed.body = vec![0; length];
    reader.read_exact(&mut pushed.body)?;
    Ok((pushed, reader.into_inner()))
}

/// A browser with its keys.
pub(crate) struct Subscriber {
    key: SecretKey,
    auth: [u8; 16],
    endpoint: String,
}

impl Subscriber {
    pub(crate) fn new(service: &str, name: &str) -> Done<Subscriber> {
        let mut bytes = [7; 32];
        bytes[..name.len()].copy_from_slice(name.as_bytes());
        Ok(Subscriber { key: SecretKey::from_slice(&bytes)?, auth: [9; 16], endpoint: format!("{service}/{name}") })
    }

    /// Returns what a browser sends to a server.
    pub(crate) fn subscription(&self) -> Value {
        self.subscription_at(&self.endpoint)
    }

    pub(crate) fn subscription_at(&self, endpoint: &str) -> Value {
        let public = URL_SAFE_NO_PAD.encode(self.key.public_key().to_sec1_bytes());
        json!({"endpoint": endpoint, "keys": {"p256dh": public, "auth": URL_SAFE_NO_PAD.encode(self.auth)}})
    }

    /// Decrypts a message as RFC 8291 says.
    pub(crate) fn read(&self, pushed: &Pushed) -> Done<Value> {
        assert_eq!(pushed.header("content-encoding"), "aes128gcm");
        let (salt, rest) = pushed.body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into()?) as usize >= rest.len() - 66, "one record");
        assert_eq!(rest.first(), Some(&65), "the length of a point");
        let (sender, sealed) = rest.split_at(66);
        let sender = &sender[1..];
        let shared =
            p256::ecdh::diffie_hellman(self.key.to_nonzero_scalar(), p256::PublicKey::from_sec1_bytes(sender)?.as_affine());
        let info = [b"WebPush: info\0", &*self.key.public_key().to_sec1_bytes(), sender].concat();
        let key: [u8; 32] = derived(&self.auth, shared.raw_secret_bytes(), &info);
        let content: [u8; 16] = derived(salt, &key, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = derived(salt, &key, b"Content-Encoding: nonce\0");
        let opening = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &content).map_err(|_| "no key")?);
        let mut sealed = sealed.to_vec();
        let nonce = aead::Nonce::assume_unique_for_key(nonce);
        let open =
            opening.open_in_place(nonce, aead::Aad::empty(), &mut sealed).map_err(|_| "the message is not for this browser")?;
        let end = open.iter().rposition(|byte| *byte != 0).ok_or("no end")?;
        assert_eq!(open[end], 2, "the last record");
        Ok(serde_json::from_slice(&open[..end])?)
    }
}

/// A length of derived bytes.
struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    let extracted = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    let info = [info];
    if let Ok(okm) = extracted.expand(&info, Length(N)) {
        _ = okm.fill(&mut bytes);
    }
    bytes
}
