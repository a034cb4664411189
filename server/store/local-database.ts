import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { EnquiryDatabase, Migrate, Result, Statement } from './database';
import { DATABASE_WAIT_MS } from './database';
import { copyDeliveriesInto } from './deliveries';
import { copyMarksInto, dropErased } from './erased';
import { copyOfficeInto } from './office-tables';
import { copyClockInto, copyInto } from './schema';
import { Connection, identityOf, isBusy } from './sqlite-connection';

interface Job {
  statements: readonly Statement[];
  /** On the clock of `performance.now()`. */
  deadlineMs: number;
  resolve: (results: Result[]) => void;
  reject: (error: unknown) => void;
}

/** An open database file with its identity. */
interface OpenFile {
  connection: Connection;
  identity: string;
  /** A statement failed for another reason than a lock: the file is opened again and missing tables are created. */
  isDoubtful: boolean;
}

/** Interval for checking the file while there are no writes. */
const LOOK_AFTER_MS = 15_000;
/** Jobs of one transaction at most, so that none waits for all that came before it. */
const MAX_BATCH = 200;
/** Pause between two tries. */
const PAUSE_MS = 20;
/** How long a patient write waits for another. */
const PATIENCE_MS = 100;

/**
 * A SQLite file. One transaction runs at a time and includes all waiting statements. SQLite waits for locks and for the
 * disk in other threads. If the file was removed or replaced, the rows of the open file are copied into the new one.
 */
export function openLocalDatabase(path: string, migrate: Migrate, report: (line: string) => void): EnquiryDatabase {
  let file: OpenFile | null = null;
  const jobs: Job[] = [];
  let working: Promise<void> | null = null;

  async function open(): Promise<OpenFile> {
    const { connection, identity } = await Connection.open(path);
    await connection.transact((run) => migrate(run));
    return { connection, identity, isDoubtful: false };
  }

  /** The open file, after checking that it is still the one at the path. */
  async function current(): Promise<OpenFile> {
    if (file === null) return (file = await open());
    if (!file.isDoubtful && file.identity === (await identityOf(path))) return file;
    const older = file;
    const fresh = await open();
    if (older.identity !== fresh.identity) {
      const copied = await copyAll(older.connection, path);
      await fresh.connection.transact((run) => dropErased(run));
      report(
        `The enquiry database ${path} was removed or replaced: ${copied} enquiries were copied into the new file.`,
      );
    }
    older.connection.close();
    return (file = fresh);
  }

  async function runBatch(batch: readonly Job[]): Promise<Result[][]> {
    const { connection } = await current();
    const results = await connection.transact(async (run) => {
      const all: Result[][] = [];
      for (const { statements } of batch) {
        const answers: Result[] = [];
        for (const statement of statements) answers.push(await run(statement));
        all.push(answers);
      }
      return all;
    });
    // If the file was replaced meanwhile, the rows are copied before the write is reported as stored.
    await current();
    return results;
  }

  /** Whoever asked has given up by now; the work would only hold up the others. */
  function dropLateJobs(): void {
    const late = jobs.filter(({ deadlineMs }) => performance.now() > deadlineMs);
    if (late.length === 0) return;
    jobs.splice(0, jobs.length, ...jobs.filter((job) => !late.includes(job)));
    for (const job of late) job.reject(new Error('the database was busy for too long'));
  }

  async function runJobs(): Promise<void> {
    while (jobs.length > 0) {
      // What is written in the same tick belongs to the same transaction.
      await Promise.resolve();
      dropLateJobs();
      const batch = jobs.slice(0, MAX_BATCH);
      try {
        const results = await runBatch(batch);
        jobs.splice(0, batch.length);
        batch.forEach((job, index) => job.resolve(results[index] ?? []));
      } catch (error) {
        if (file !== null && !isBusy(error)) file.isDoubtful = true;
        const isOver = (job: Job) => !isBusy(error) || performance.now() > job.deadlineMs;
        const over = batch.filter(isOver);
        jobs.splice(0, batch.length, ...batch.filter((job) => !isOver(job)));
        for (const job of over) job.reject(error);
        if (jobs.length > 0) await delay(PAUSE_MS);
      }
    }
    working = null;
  }

  function start(): void {
    if (jobs.length > 0) working ??= runJobs();
  }

  function write(statements: readonly Statement[], options?: { isPatient: boolean }): Promise<Result[]> {
    return new Promise((resolve, reject) => {
      jobs.push({ statements, deadlineMs: performance.now() + DATABASE_WAIT_MS, resolve, reject });
      if (options?.isPatient) setTimeout(start, PATIENCE_MS);
      else start();
    });
  }

  async function lookAfter(): Promise<void> {
    try {
      if (file !== null) await write([]);
    } catch (error) {
      if (!isBusy(error)) report(`The enquiry database ${path}: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }

  const timer = setInterval(() => void lookAfter(), LOOK_AFTER_MS);
  timer.unref();

  return {
    write,
    async close() {
      clearInterval(timer);
      await lookAfter();
      file?.connection.close();
      file = null;
    },
  };
}

/** Copies the enquiries of an open file, which may be deleted, into the file at the path. Returns their number. */
export async function copyAll(from: Connection, path: string): Promise<number> {
  const name = `f${randomUUID().replaceAll('-', '')}`;
  await from.exec(`ATTACH '${path.replaceAll("'", "''")}' AS ${name}`);
  try {
    await from.exec(copyInto(name));
    const copied = await from.count('SELECT changes() AS n');
    await from.exec(copyDeliveriesInto(name));
    for (const sql of copyOfficeInto(name)) await from.exec(sql);
    await from.exec(copyMarksInto(name));
    await from.exec(copyClockInto(name));
    return copied;
  } finally {
    await from.exec(`DETACH ${name}`);
  }
}
