import { DatabaseSync } from 'node:sqlite';

/*
 * `ads` has what searches and counts read; the bodies, ten times as large, are apart, so that a search
 * passes over few pages of memory. `positions` has those whose position is known.
 */
const schema = `
  CREATE TABLE ads (
    id INTEGER PRIMARY KEY,
    specialty INTEGER,
    starts TEXT, ends TEXT, published TEXT,
    latitude REAL, longitude REAL, is_approximate INTEGER NOT NULL,
    x REAL, y REAL, z REAL,
    commune TEXT, department TEXT, region TEXT,
    retrocession REAL, day_forfait REAL
  ) STRICT;
  CREATE TABLE bodies (
    id INTEGER PRIMARY KEY,
    digest BLOB NOT NULL,
    body BLOB NOT NULL
  ) STRICT;
  CREATE VIRTUAL TABLE positions USING rtree(id, south, north, west, east);
  CREATE INDEX ads_by_region ON ads (region);
  CREATE INDEX ads_by_department ON ads (department, specialty, ends);
  CREATE INDEX ads_by_commune ON ads (commune, ends);
  CREATE INDEX ads_by_specialty ON ads (specialty);`;

/** An empty database in memory. */
export function openDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  // Nothing of it survives the process: there is nothing to protect from a crash.
  database.exec('PRAGMA journal_mode = OFF; PRAGMA temp_store = MEMORY');
  database.exec(schema);
  return database;
}
