import type { DatabaseSync } from 'node:sqlite';

/**
 * A document is the JSON text that the API sends, with the irregularities of a real service (absent
 * fields, numbers as strings). The other columns are those that requests filter by.
 */
const SAMPLE_TABLES = `
  CREATE TABLE IF NOT EXISTS sample_of (fingerprint TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS specialties (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS ads (
    id INTEGER PRIMARY KEY, -- in the order of publication, without holes
    specialty_id INTEGER NOT NULL,
    starts_on TEXT NOT NULL,
    ends_on TEXT,
    document TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS substitutes (id INTEGER PRIMARY KEY, document TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS partners (id INTEGER PRIMARY KEY, document TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS posts (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL,
    published_at TEXT NOT NULL,
    author TEXT NOT NULL,
    tag_slugs TEXT NOT NULL,
    words TEXT NOT NULL,
    document TEXT NOT NULL
  ) STRICT;`;

/** Data of visitors, which stays when the sample is rebuilt. */
const VISITOR_TABLES = `
  CREATE TABLE IF NOT EXISTS accounts (
    id INTEGER PRIMARY KEY,
    email TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    password TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS reset_tokens (
    account_id INTEGER PRIMARY KEY,
    token_hash TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS form_responses (
    id INTEGER PRIMARY KEY,
    form TEXT NOT NULL,
    received_at TEXT NOT NULL,
    fields TEXT NOT NULL
  ) STRICT;`;

/** They cover all columns that the list filters by, so that only documents it sends are read. */
const AD_INDEXES = `
  CREATE INDEX IF NOT EXISTS ads_by_period ON ads (id, starts_on, ends_on);
  CREATE INDEX IF NOT EXISTS ads_by_specialty ON ads (specialty_id, id, starts_on, ends_on);`;

export function createSchema(database: DatabaseSync): void {
  database.exec(SAMPLE_TABLES + VISITOR_TABLES);
}

export function dropSample(database: DatabaseSync): void {
  for (const table of ['sample_of', 'specialties', 'ads', 'substitutes', 'partners', 'posts']) {
    database.exec(`DROP TABLE IF EXISTS ${table}`);
  }
  database.exec(SAMPLE_TABLES);
}

export function indexAds(database: DatabaseSync): void {
  database.exec(AD_INDEXES);
}
