CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
-- The servers that share this database. A server is there until its lease ends, by the clock of the database.
CREATE TABLE servers (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);
CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    created BIGINT NOT NULL,
    toml TEXT NOT NULL,
    seed BIGINT NOT NULL,
    settings TEXT NOT NULL,
    phase TEXT NOT NULL,
    decision BIGINT NOT NULL,
    summary TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    fence BIGINT NOT NULL DEFAULT 0,
    since BIGINT NOT NULL,
    due BIGINT,
    versions TEXT NOT NULL,
    owner BYTEA,
    -- The server that has the table in memory, or had it when it died.
    server TEXT
);
CREATE INDEX tables_created ON tables (created DESC) WHERE listed;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_open ON tables (since) WHERE phase <> 'over';
CREATE INDEX tables_quiet ON tables (phase, since);
CREATE INDEX tables_server ON tables (server) WHERE server IS NOT NULL;
CREATE TABLE seats (
    id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat SMALLINT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT,
    key BYTEA,
    resigned BOOLEAN NOT NULL,
    used BIGINT NOT NULL,
    account TEXT,
    PRIMARY KEY (id, seat)
);
CREATE TABLE actions (
    id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    decision BIGINT NOT NULL,
    option BIGINT,
    player SMALLINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (id, at)
);
CREATE TABLE chat (
    id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    seat SMALLINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (id, number)
);
CREATE TABLE documents (
    kind TEXT COLLATE "C" NOT NULL,
    key TEXT COLLATE "C" NOT NULL,
    value TEXT NOT NULL,
    version BIGINT NOT NULL,
    PRIMARY KEY (kind, key)
);
