import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';
import { createSchema } from './schema.ts';

/** Opens a file, or a database in memory (`:memory:`), and creates the tables. */
export function openDatabase(path: string): DatabaseSync {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const database = new DatabaseSync(path);
    // With WAL the file is valid after an interrupted rebuild.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000',
    );
    database.exec('PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY');
    createSchema(database);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`Cannot use the database “${path}”: ${reason}.`);
  }
}
