//! The rows of a simulation as a Parquet file, for programs that read columns.
//!
//! [`ParquetRows`] takes the lines that the simulation writes as CSV, in their order, and writes
//! their cells as columns: all whole numbers, except the text `winner`. The seed is unsigned.

use std::io::{Error, Result, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{Type, TypePtr};

/// The rows of a row group.
const GROUP: usize = 1 << 16;
/// The column of text.
const TEXT: &str = "winner";
/// The column of unsigned numbers.
const UNSIGNED: &str = "seed";

/// The cells of one column.
enum Column {
    Numbers(Vec<i64>),
    Texts(Vec<ByteArray>),
}

/// The bytes between the library, whose writers move to other threads, and the file.
#[derive(Clone, Default)]
struct Sink(Arc<Mutex<Vec<u8>>>);

impl Sink {
    fn bytes(&self) -> MutexGuard<'_, Vec<u8>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.bytes().write(bytes)
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

/// A writer of CSV lines that makes a Parquet file of them.
pub struct ParquetRows<'a> {
    file: &'a mut dyn Write,
    sink: Sink,
    /// The writer, once the first line has told the columns.
    writer: Option<SerializedFileWriter<Sink>>,
    columns: Vec<Column>,
    rows: usize,
    /// The beginning of a line.
    begun: Vec<u8>,
}

fn failed(error: ParquetError) -> Error {
    Error::other(error.to_string())
}

/// Returns the type of a column.
fn field(name: &str) -> std::result::Result<TypePtr, ParquetError> {
    let (physical, logical) = match name {
        TEXT => (Physical::BYTE_ARRAY, LogicalType::String),
        _ => (Physical::INT64, LogicalType::integer(64, name != UNSIGNED)),
    };
    let builder = Type::primitive_type_builder(name, physical).with_repetition(Repetition::REQUIRED);
    Ok(Arc::new(builder.with_logical_type(Some(logical)).build()?))
}

impl<'a> ParquetRows<'a> {
    /// Makes a writer to a file.
    pub fn new(file: &'a mut dyn Write) -> ParquetRows<'a> {
        ParquetRows { file, sink: Sink::default(), writer: None, columns: Vec::new(), rows: 0, begun: Vec::new() }
    }

    fn line(&mut self, line: &str) -> Result<()> {
        if self.writer.is_none() {
            let fields = line.split(',').map(field).collect::<std::result::Result<_, _>>().map_err(failed)?;
            let schema = Type::group_type_builder("games").with_fields(fields).build().map_err(failed)?;
            let properties = Arc::new(WriterProperties::builder().build());
            self.writer = Some(SerializedFileWriter::new(self.sink.clone(), Arc::new(schema), properties).map_err(failed)?);
            let empty = |name| if name == TEXT { Column::Texts(Vec::new()) } else { Column::Numbers(Vec::new()) };
            self.columns = line.split(',').map(empty).collect();
            return Ok(());
        }
        for (cell, column) in line.split(',').zip(&mut self.columns) {
            match column {
                Column::Texts(texts) => texts.push(cell.into()),
                // The seed may have 64 bits, which the column stores as they are.
                Column::Numbers(numbers) => {
                    let number = cell.parse::<i64>().or_else(|_| cell.parse::<u64>().map(|n| n as i64));
                    numbers.push(number.map_err(|e| Error::other(format!("\"{cell}\": {e}")))?);
                }
            }
        }
        self.rows += 1;
        if self.rows == GROUP { self.end_group() } else { Ok(()) }
    }

    fn end_group(&mut self) -> Result<()> {
        let Some(writer) = self.writer.as_mut().filter(|_| self.rows > 0) else { return Ok(()) };
        let mut group = writer.next_row_group().map_err(failed)?;
        for cells in &mut self.columns {
            let Some(mut column) = group.next_column().map_err(failed)? else { break };
            match cells {
                Column::Numbers(numbers) => _ = column.typed::<Int64Type>().write_batch(numbers, None, None).map_err(failed)?,
                Column::Texts(texts) => _ = column.typed::<ByteArrayType>().write_batch(texts, None, None).map_err(failed)?,
            }
            column.close().map_err(failed)?;
            match cells {
                Column::Numbers(numbers) => numbers.clear(),
                Column::Texts(texts) => texts.clear(),
            }
        }
        self.rows = 0;
        group.close().map_err(failed)?;
        self.drain()
    }

    /// Moves what is written so far to the file.
    fn drain(&mut self) -> Result<()> {
        let bytes = std::mem::take(&mut *self.sink.bytes());
        self.file.write_all(&bytes)
    }

    /// Writes the end of the file.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn finish(mut self) -> Result<()> {
        self.end_group()?;
        if let Some(writer) = self.writer.take() {
            writer.close().map_err(failed)?;
        }
        self.drain()?;
        self.file.flush()
    }
}

impl Write for ParquetRows<'_> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        let mut all = std::mem::take(&mut self.begun);
        all.extend_from_slice(bytes);
        let mut lines = all.split_inclusive(|byte| *byte == b'\n').peekable();
        while let Some(line) = lines.next() {
            if line.last() == Some(&b'\n') {
                self.line(&String::from_utf8_lossy(&line[..line.len() - 1]))?;
            } else {
                self.begun = line.to_vec();
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;

    use super::*;

    #[test]
    fn the_cells_of_all_lines_are_read_back() -> std::result::Result<(), Box<dyn std::error::Error>> {
        let mut file = tempfile::tempfile()?;
        let mut rows = ParquetRows::new(&mut file);
        let count = GROUP + 10;
        let mut text = String::from("game,seed,winner,red_score\n");
        for n in 0..count {
            text.push_str(&format!("{},{},red+blue,{}\n", n + 1, u64::MAX - n as u64, -(n as i64)));
        }
        for part in text.as_bytes().chunks(1000) {
            rows.write_all(part)?;
        }
        rows.finish()?;
        let reader = SerializedFileReader::new(file)?;
        assert_eq!(reader.num_row_groups(), 2);
        let mut seen = 0;
        for (n, row) in reader.get_row_iter(None)?.enumerate() {
            let row = row?;
            assert_eq!((row.get_long(0)?, row.get_ulong(1)?), (n as i64 + 1, u64::MAX - n as u64));
            assert_eq!((row.get_string(2)?.as_str(), row.get_long(3)?), ("red+blue", -(n as i64)));
            seen += 1;
        }
        assert_eq!(seen, count);
        let mut nowhere = Vec::new();
        let mut wrong = ParquetRows::new(&mut nowhere);
        assert!(wrong.write_all(b"game\nx\n").is_err());
        Ok(())
    }
}
