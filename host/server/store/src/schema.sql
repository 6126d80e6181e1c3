CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    toml TEXT NOT NULL,
    seed INTEGER NOT NULL,
    settings TEXT NOT NULL,
    phase TEXT NOT NULL,
    decision INTEGER NOT NULL,
    summary TEXT NOT NULL,
    listed INTEGER NOT NULL,
    fence INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_created ON tables (listed, created DESC);
CREATE TABLE seats (
    id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    bot TEXT,
    key BLOB,
    resigned INTEGER NOT NULL,
    used INTEGER NOT NULL,
    PRIMARY KEY (id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE actions (
    id TEXT NOT NULL REFERENCES tables (id),
    at INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    option INTEGER,
    player INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (id, at)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (id, number)
) STRICT, WITHOUT ROWID;
