//! The Dutch Revolt 1566-1609.
