import { randomUUID } from 'node:crypto';
import { toPersonKeys } from '@/lib/domain/enquiry/body';
import { run, type EnquiryDatabase, type Statement } from './database';
import { carry, leadOf } from './handling';
import { auditStatement, idOf } from './office-users';

/** The name of a new person, made of the enquiry's id: it says nothing of anybody when the enquiry is erased. */
export const newPerson = (id: string) => idOf('person', id).slice(0, 22);

const latest = (column: 'digits' | 'mailbox', none: string) => `(SELECT person FROM enquiries
  WHERE ${column} = :${column} AND ${column} <> '${none}' ORDER BY received_at DESC, rowid DESC LIMIT 1)`;
/**
 * The person of an enquiry that is stored: that of the latest with the same number, else with the same e-mail address,
 * else a new one. The office joins and splits by hand.
 */
export const PERSON_OF_NEW = `coalesce(${latest('digits', '-')}, ${latest('mailbox', '')}, :newPerson)`;

/**
 * `place` (rowid), id, time and mark of the same enquiry of each person, in one scan of an index. A sum gives a rowid the
 * length that texts are compared by, for half the time of `printf`.
 */
export const LEADS = (ofPersons: string) => `SELECT rowid AS place, id, is_suspect, received_at,
  max((1 - is_suspect) || received_at || (1000000000000 + rowid)) FROM enquiries WHERE ${ofPersons} GROUP BY person`;
export const IS_LEAD = `e.rowid = ${leadOf('e.person')}`;
export const OF_PERSON = '(SELECT count(*) FROM enquiries o WHERE o.person = e.person) AS of_person';
export const SAME_PERSON = 'e.person = (SELECT person FROM enquiries WHERE id = :id)';

/** Persons of enquiries that were stored without one; each has a name of its own after a question mark. */
export const NAME_PERSONS = [
  `UPDATE enquiries SET person = substr(person, 2) WHERE person LIKE '?%' AND digits = '-'`,
  `WITH known AS (SELECT digits, person, max(received_at) FROM enquiries WHERE person NOT LIKE '?%' GROUP BY digits),
    first AS (SELECT digits, substr(person, 2) AS person, min(received_at) FROM enquiries WHERE person LIKE '?%'
      GROUP BY digits)
  UPDATE enquiries SET person = home.person FROM (SELECT digits, coalesce(known.person, first.person) AS person
    FROM first LEFT JOIN known USING (digits)) home
  WHERE home.digits = enquiries.digits AND enquiries.person LIKE '?%'`,
];
/** Numbers that share a mailbox are one person, that of the number that wrote first. */
export const JOIN_BY_MAILBOX = `WITH
    numbers AS (SELECT digits, person, min(received_at) AS first_at FROM enquiries GROUP BY digits),
    pairs AS (SELECT DISTINCT digits, mailbox FROM enquiries WHERE mailbox <> '' AND digits <> '-'),
    homes AS (SELECT p.digits, n.person, min(n.first_at) FROM pairs p JOIN pairs o ON o.mailbox = p.mailbox
      JOIN numbers n ON n.digits = o.digits GROUP BY p.digits)
  UPDATE enquiries SET person = homes.person FROM homes WHERE homes.digits = enquiries.digits`;

/** Owner and reminder of a person go on to a new enquiry. */
export function carryToNew(id: string): Statement {
  const before = `(SELECT o.id FROM enquiries n JOIN enquiries o ON o.person = n.person AND o.id <> n.id
    WHERE n.id = :id AND NOT EXISTS (SELECT 1 FROM handling WHERE enquiry_id = n.id)
    ORDER BY o.is_suspect, o.received_at DESC, o.rowid DESC LIMIT 1)`;
  return carry(':id', before, { id });
}

export function createPeople(write: EnquiryDatabase['write'], now: () => number) {
  return {
    /** Makes the person of an enquiry and the one with a number or an e-mail address one person; false if there is none. */
    async join(id: string, who: string, user: string) {
      const keys = toPersonKeys({ phone: who, email: who });
      const lead = `SELECT id FROM enquiries WHERE rowid = ${leadOf(':person')}`;
      const persons = 'SELECT DISTINCT person FROM enquiries WHERE';
      const isSame = `(digits = :digits AND digits <> '-') OR (mailbox = :mailbox AND mailbox <> '')`;
      const read = await write([
        { sql: `${persons} id = :id`, args: { id } },
        { sql: `${persons} ${isSame}`, args: { ...keys } },
      ]);
      const [[person] = [], others = []] = read.map(({ rows }) => rows.map((row) => String(row['person'])));
      const found = others.filter((other) => other !== person);
      if (person === undefined || found.length === 0) return false;
      const leads = await write([person, ...found].map((each) => ({ sql: lead, args: { person: each } })));
      const [to = '', ...from] = leads.map(({ rows }) => String(rows[0]?.['id']));
      await write([
        ...from.flatMap((other) => [carry(':to', ':other', { to, other }), carry(':other', ':to', { to, other })]),
        {
          sql: 'UPDATE enquiries SET person = :person WHERE person IN (SELECT value FROM json_each(:found))',
          args: { person, found: JSON.stringify(found) },
        },
        auditStatement(now(), user, 'joined two persons', id),
      ]);
      return true;
    },
    /**
     * Takes the number of an enquiry out of its person, with all its enquiries; where the person has no other number,
     * this enquiry alone.
     */
    async split(id: string, user: string) {
      const own = (column: string) => `(SELECT ${column} FROM enquiries WHERE id = :id)`;
      const isApart = `person = ${own('person')} AND (id = :id OR (digits = ${own('digits')} AND EXISTS
        (SELECT 1 FROM enquiries o WHERE o.person = enquiries.person AND o.digits <> enquiries.digits)))`;
      const { rows } = await run(write, `SELECT id FROM enquiries WHERE ${isApart}`, { id });
      const ids = JSON.stringify(rows.map((row) => row['id']));
      await write([
        {
          sql: 'UPDATE enquiries SET person = :person WHERE id IN (SELECT value FROM json_each(:ids))',
          args: { person: randomUUID(), ids },
        },
        auditStatement(now(), user, 'split a person', id),
      ]);
    },
  };
}
