//! Conversion of values: Python objects to TOML, JSON to Python objects.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};

/// Returns the TOML value of a Python object: bool, int, float, str, list, tuple or dict.
pub(crate) fn to_toml(object: &Bound<'_, PyAny>) -> PyResult<toml::Value> {
    // A bool is an int too.
    if object.is_instance_of::<PyBool>() {
        Ok(toml::Value::Boolean(object.extract()?))
    } else if object.is_instance_of::<PyInt>() {
        Ok(toml::Value::Integer(object.extract()?))
    } else if object.is_instance_of::<PyFloat>() {
        Ok(toml::Value::Float(object.extract()?))
    } else if object.is_instance_of::<PyString>() {
        Ok(toml::Value::String(object.extract()?))
    } else if object.is_instance_of::<PyList>() || object.is_instance_of::<PyTuple>() {
        object.try_iter()?.map(|item| to_toml(&item?)).collect::<PyResult<_>>().map(toml::Value::Array)
    } else if let Ok(dict) = object.cast::<PyDict>() {
        let pair = |(key, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| Ok((key.extract()?, to_toml(&value)?));
        dict.iter().map(pair).collect::<PyResult<_>>().map(toml::Value::Table)
    } else {
        let name = object.get_type().name()?;
        Err(PyTypeError::new_err(format!("a table takes bool, int, float, str, list and dict, not {name}")))
    }
}

/// Returns the Python object of a JSON text.
pub(crate) fn from_json<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}
