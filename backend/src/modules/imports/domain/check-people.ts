import { likenessOf, type KnownPerson, type Likeness, type Member } from '../../people/contracts.js';
import { settle, type CheckedRow, type Deed } from './checked-row.js';
import { entryOf, type Entry } from './people-entry.js';
import { problem, type Problem } from './problems.js';
import type { ReadRow } from './read-row.js';

const likenessOfMember = ({ firstName, lastName, contactEmail, contactMobile, contactHomephone }: Member) =>
  likenessOf({ firstName, lastName, email: contactEmail, phones: [contactMobile, contactHomephone] });

/** All that the barn has to be asked about. */
export const likenessesIn = (rows: readonly ReadRow[]): Likeness[] =>
  rows.flatMap((row) => {
    const entry = entryOf(row);
    return entry ? [likenessOfMember(entry.holder), ...(entry.rider ? [likenessOfMember(entry.rider)] : [])] : [];
  });

type Ways = 'name' | 'email' | 'phone';
type Alike = Pick<Likeness, 'name' | 'email' | 'phones'>;
const waysAlike = (one: Alike, other: Alike): Ways[] => [
  ...(one.name && one.name === other.name ? (['name'] as const) : []),
  ...(one.email && one.email === other.email ? (['email'] as const) : []),
  ...(one.phones.some((phone) => other.phones.includes(phone)) ? (['phone'] as const) : []),
];

/** By every way in which two may be alike, so that nobody is compared with everybody. */
class Index<Of extends Alike> {
  private readonly by = new Map<string, Of[]>();

  add(one: Of) {
    for (const key of this.keys(one)) this.by.set(key, [...(this.by.get(key) ?? []), one]);
  }

  like = (one: Alike) => [...new Set(this.keys(one).flatMap((key) => this.by.get(key) ?? []))];

  private readonly keys = ({ name, email, phones }: Alike) => [
    ...(name ? [`n ${name}`] : []),
    ...(email ? [`e ${email}`] : []),
    ...phones.map((phone) => `p ${phone}`),
  ];
}

/** An account of the file: its holder, and who is on it so far. */
interface Account extends Likeness {
  id: string;
  row: number;
  rides: boolean;
  riders: Map<string, number>;
}

const WORDS: Readonly<Record<Ways, string>> = { name: 'name', email: 'email', phone: 'phone' };
const said = (ways: readonly Ways[]) => `Same ${ways.map((way) => WORDS[way]).join(' and ')}`;
const nameField = (entry: Entry, of: 'account' | 'student') => entry.fields[of];

class Check {
  private readonly known = new Index<KnownPerson>();
  private readonly members = new Map<string, Set<string>>();
  private readonly accounts = new Index<Account>();
  private readonly riders = new Map<string, Account>();

  constructor(known: readonly KnownPerson[]) {
    for (const person of known) {
      this.known.add(person);
      if (person.account_id)
        this.members.set(person.account_id, (this.members.get(person.account_id) ?? new Set()).add(person.name));
    }
  }

  row(read: ReadRow): CheckedRow {
    const entry = entryOf(read);
    const problems = [...read.problems];
    if (!entry) {
      if (problems.length === 0) problems.push(problem('missing', null, 'There is no name in this row'));
      return settle(read, problems, () => null);
    }
    const like = likenessOfMember(entry.holder);
    const account = this.accountOf(like);
    const home = account ? undefined : this.homeOf(like);
    problems.push(
      ...(home ? this.joining(entry, home) : account ? this.again(entry, account) : this.fresh(entry, like)),
    );
    if (!home) problems.push(...this.riderAlike(entry, account));
    const kept = account ?? {
      ...like,
      id: String(read.row),
      row: read.row,
      rides: false,
      riders: new Map<string, number>(),
    };
    const checked = settle(read, problems, () => this.deedOf(entry, home, kept));
    if (checked.deed?.make === 'member')
      this.members.get(checked.deed.accountId)?.add(likenessOfMember(checked.deed.rider).name);
    else if (checked.deed) this.note(entry, { account: kept, isNew: account === undefined, row: read.row });
    return checked;
  }

  /** The same name, and no address that contradicts it: one family in several rows. */
  private accountOf(like: Likeness) {
    return this.accounts
      .like(like)
      .find(({ name, email }) => name === like.name && (email === like.email || !email || !like.email));
  }

  /** An account holder of the barn who is meant beyond doubt: by name, and by email or phone, or by a name alone that nobody else has. */
  private homeOf(like: Likeness) {
    const named = this.known.like(like).filter(({ name }) => name === like.name);
    const holders = named.filter(({ person_id, account_id, is_active }) => is_active && person_id === account_id);
    const sure = holders.find((one) => waysAlike(like, one).length > 1);
    return sure ?? (!like.email && like.phones.length === 0 && named.length === 1 ? holders[0] : undefined);
  }

  private joining(entry: Entry, home: KnownPerson): Problem[] {
    const who = entry.rider ?? entry.holder;
    const { name } = likenessOfMember(who);
    const field = nameField(entry, entry.rider ? 'student' : 'account');
    if (!entry.rider) return [problem('already_there', field, `${home.person_name} has an account`)];
    return this.members.get(home.person_id)?.has(name)
      ? [problem('already_there', field, `${who.firstName} is on the account of ${home.person_name}`)]
      : [problem('joins', nameField(entry, 'account'), `Joins the account of ${home.person_name}`)];
  }

  private again(entry: Entry, account: Account): Problem[] {
    const rider = entry.rider && likenessOfMember(entry.rider).name;
    const isNews = !rider && entry.holderRides && !account.rides;
    const earlier = rider ? account.riders.get(rider) : isNews ? undefined : account.row;
    if (earlier !== undefined)
      return [problem('twice_in_file', nameField(entry, rider ? 'student' : 'account'), `The same as row ${earlier}`)];
    const { email, phones } = likenessOfMember(entry.holder);
    const differs = (email && email !== account.email) || phones.some((phone) => !account.phones.includes(phone));
    return differs
      ? [problem('differs', nameField(entry, 'account'), `The account is made as row ${account.row} says`)]
      : [];
  }

  private fresh(entry: Entry, like: Likeness): Problem[] {
    const field = nameField(entry, 'account');
    const alike = this.known.like(like)[0];
    if (alike)
      return [problem('looks_like', field, `${said(waysAlike(like, alike))} as ${alike.person_name} of the barn`)];
    const twin = this.accounts.like(like)[0];
    return twin ? [problem('twice_in_file', field, `${said(waysAlike(like, twin))} as row ${twin.row}`)] : [];
  }

  /** Another family's rider of the same name; the account's own are looked at above. */
  private riderAlike(entry: Entry, account: Account | undefined): Problem[] {
    if (!entry.rider) return [];
    const like = likenessOf(entry.rider);
    const field = nameField(entry, 'student');
    const alike = this.known.like({ ...like, email: '', phones: [] })[0];
    if (alike) return [problem('looks_like', field, `Same name as ${alike.person_name} of the barn`)];
    const twin = this.riders.get(like.name);
    return twin && twin !== account ? [problem('twice_in_file', field, `Same name as a rider of row ${twin.row}`)] : [];
  }

  private deedOf({ holder, holderRides, rider }: Entry, home: KnownPerson | undefined, account: Account): Deed {
    if (home && rider) return { make: 'member', accountId: home.person_id, rider };
    return { make: 'account', account: account.id, holder, holderRides, ...(rider && { rider }) };
  }

  private note(
    { rider, holderRides }: Entry,
    { account, isNew, row }: { account: Account; isNew: boolean; row: number },
  ) {
    if (isNew) this.accounts.add(account);
    account.rides ||= holderRides;
    if (!rider) return;
    const { name } = likenessOfMember(rider);
    account.riders.set(name, account.riders.get(name) ?? row);
    if (!this.riders.has(name)) this.riders.set(name, account);
  }
}

/** Who is new, who joins whom, and who may be there already: against the barn, and within the file. */
export function checkPeople(rows: readonly ReadRow[], known: readonly KnownPerson[]): CheckedRow[] {
  const check = new Check(known);
  return rows.map((row) => check.row(row));
}
