import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';
import { createSchema } from './schema.ts';

/** Opens the file, or a database in memory for `:memory:`, with its tables. */
export function openDatabase(path: string): DatabaseSync {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const database = new DatabaseSync(path);
    // WAL lets a rebuild that was interrupted leave a file that still opens.
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
