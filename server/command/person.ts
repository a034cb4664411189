import { eraseInCopy } from '../person/copies';
import { collectPerson, erasePerson, isPerson, type IsSame } from '../person/person';
import { deliveriesOf } from '../parts';
import { commandUser, openStore } from './open-store';

/** `npm run enquiries -- person WHO`: everything that is stored of one person, as JSON. */
export async function exportOne([who]: string[]): Promise<void> {
  const isSame = personOf(who);
  const store = openStore();
  try {
    const everything = await collectPerson(store, isSame);
    await store.users.note(commandUser(), `data of a person, ${everything.length} enquiries`);
    console.log(JSON.stringify(everything, null, 2));
  } finally {
    await store.close();
  }
}

/** `npm run enquiries -- erase WHO`: erases one person's enquiries in the database and in the copies made of it. */
export async function eraseOne([who]: string[]): Promise<void> {
  const isSame = personOf(who);
  // The endpoint tells the other program.
  const store = openStore(
    undefined,
    deliveriesOf(process.env).channels.filter((channel) => channel === 'webhook'),
  );
  try {
    const { count, lines, near } = await erasePerson(store, who ?? '', isSame, eraseInCopy);
    await store.users.note(commandUser(), `erased a person, ${count} enquiries`);
    const unsure = near.map(({ phone, email, name }) => `  ${[phone, email, name].filter(Boolean).join(', ')}`);
    console.log([`${count} enquiries erased, with what waited to be sent.`, ...lines].join('\n'));
    if (near.length > 0) console.log([`Perhaps the same person, and not erased: ${near.length}`, ...unsure].join('\n'));
    console.log('Mails that were sent before are with those who got them; a webhook is told.');
  } finally {
    await store.close();
  }
}

function personOf(who: string | undefined): IsSame {
  const isSame = isPerson(who);
  if (isSame === null) throw new Error('Whose? Give a phone number or an e-mail address.');
  return isSame;
}
