import type { OfficeAnswer } from './answer';
import type { Call, OfficeContext } from './context';
import { hashPassword, makePassword, parseUserName } from './password';
import { messageView } from './plain-views';

const SAVED: OfficeAnswer = { kind: 'redirect', to: '/office/team?saved=1' };

/** Adds a user, or gives one another role or password, signs one out, removes one: nobody does it to themselves. */
export async function changeUser({ store }: OfficeContext, { visit, fields }: Call): Promise<OfficeAnswer> {
  const { users } = store;
  const deed = fields.get('deed') ?? '';
  const name = parseUserName(fields.get('name') ?? '');
  const known = (await users.all()).find((user) => user.name === name);
  const refuse = (line: string): OfficeAnswer => {
    return { kind: 'page', status: 422, page: messageView(visit, 'Not saved', [line]) };
  };
  if (name === null) return refuse('A name has up to 40 letters, digits, dots and hyphens.');
  if (name === visit.user) return refuse('Another manager does this for you, so that one always stays.');
  if (deed === 'add' ? known !== undefined : known === undefined) {
    return refuse(known ? 'There is a user of this name.' : 'There is no such user any more.');
  }
  if (deed === 'add' || deed === 'password') {
    const password = makePassword();
    const role = known?.role ?? (fields.get('role') === 'manager' ? 'manager' : 'adviser');
    await users.setUser(name, await hashPassword(password), role);
    await users.note(visit.user, `${deed === 'add' ? `user added, ${role}` : 'new password'}: ${name}`);
    const lines = [`${name} signs in with this password. It is shown once:`, password];
    return { kind: 'page', status: 200, page: messageView(visit, 'Password', lines) };
  }
  if (deed === 'manager' || deed === 'adviser') await users.setRole(name, deed);
  else if (deed === 'sign-out') await users.signOut(name);
  else if (deed === 'remove') await users.removeUser(name);
  else return refuse('This is not known.');
  await users.note(visit.user, `${deed}: ${name}`);
  return SAVED;
}
