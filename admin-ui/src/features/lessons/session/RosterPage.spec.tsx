import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import { aLesson } from '@/data/day/testing/builders';
import type { RosterRider } from '@/data/requests/registrations';
import { session } from '@/testing/registration';
import { promised, refuse, type Answers } from '@/testing/server';
import { barn, longName, openScreen } from '@/testing/staff';
import { toCsv } from '@/ui/list/csv';
import { rosterColumns, rosterRows } from './roster-columns';
import RosterPage from './RosterPage';
import { SessionLink } from './SessionLink';

const anna: RosterRider = {
  student_id: 'st1',
  person_id: 'pe1',
  name: 'Anna Kowalska',
  state: 'registered',
  age: 11,
  level: 'Canter',
  account_person_id: 'pe9',
  account_name: 'Ewa Kowalska',
  contact_mobile: '416 555 0101',
  contact_homephone: null,
  contact_email: 'ewa@home.test',
  notes: ['Asthma'],
  emergency_contacts: [],
  medical_note: null,
  is_note_withheld: 0,
  photo_consent: null,
};
const carded: RosterRider = {
  ...anna,
  emergency_contacts: [
    { name: 'Jan', phone: '416 555 0199', relation: 'Grandfather' },
    { name: 'Dr. Ito', phone: '416 555 0190', relation: null },
  ],
  medical_note: 'Bee stings',
};
const leo: RosterRider = {
  ...anna,
  student_id: 'st2',
  person_id: 'pe2',
  name: 'Leo Park',
  state: 'asked',
  age: null,
  level: null,
  account_person_id: 'pe2',
  account_name: 'Leo Park',
  contact_mobile: null,
  contact_email: null,
  notes: [],
};
const roster = (more: object = {}) => ({
  session,
  today: '2026-11-20',
  next_date: '2026-11-24',
  instructors: ['Maya Reyes'],
  shows_contacts: 1,
  riders: [anna, leo],
  ...more,
});
const missing = {
  student_id: 'st2',
  person_id: 'pe2',
  title: 'Barn rules',
  standing: 'missing',
  expiration_date: null,
};
const withWaivers = () => ({ farmDefaults: { ...barn, can_sign_waivers: 1 }, currentUser: {} });

type As = { type: 'INS'; codes: string[] };

const open = (answers: Answers = {}, as?: As) =>
  openScreen(
    <Routes>
      <Route path="/sessions/:seriesId/roster" element={<RosterPage />} />
    </Routes>,
    {
      at: '/sessions/s1/roster',
      ...(as && { as }),
      answers: {
        'farms/farmDefaults': withWaivers,
        'registrations/roster': () => roster(),
        'own_waiver/unsigned': () => ({ riders: [missing] }),
        ...answers,
      },
    },
  );
const lines = async () => within(await screen.findByRole('list', { name: 'Roster of Winter session' }));

describe('a session’s roster', () => {
  it('is what whoever teaches it takes along, rider by rider', async () => {
    const { calls } = open();
    const [first, second] = (await lines()).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    for (const text of ['11 years · Canter', 'Ewa Kowalska', 'Asthma']) within(first).getByText(text);
    expect(within(first).getByRole('link', { name: '416 555 0101' }).getAttribute('href')).toBe('tel:416 555 0101');
    expect(within(first).getByRole('link', { name: 'ewa@home.test' }).getAttribute('href')).toBe(
      'mailto:ewa@home.test',
    );
    for (const text of ['pending', 'Own account', 'Barn rules: not signed']) within(second).getByText(text);
    screen.getByText('2 of 2 places, 1 pending');
    screen.getByText(/Every Tuesday 16:00 .* Tue 24 Nov 2026 – Tue 8 Dec 2026 · Beginners · Maya Reyes/);
    screen.getByText('Waivers are looked at as of Tue 24 Nov 2026.');
    expect(calls.find(({ path }) => path === 'own_waiver/unsigned')?.query?.toString()).toBe(
      'date=2026-11-24&series_id=s1',
    );
  });

  it('says that waivers could not be read, rather than that all are signed', async () => {
    open({ 'own_waiver/unsigned': () => refuse(500, { message: 'Something went wrong' }) });
    await lines();
    expect((await screen.findByRole('alert')).textContent).toBe('Who has not signed a waiver could not be read.');
  });

  it('asks for no waivers where the barn has none, or whoever looks may not', async () => {
    const plain = open({ 'farms/farmDefaults': () => ({ farmDefaults: barn, currentUser: {} }) });
    await lines();
    expect(plain.calls.some(({ path }) => path === 'own_waiver/unsigned')).toBe(false);
    expect(screen.queryByText(/Waivers/)).toBeNull();
  });

  it('leads staff to no client’s page that they may not open, nor back to the setup', async () => {
    open({}, { type: 'INS', codes: ['STAFF_CAN_VIEW_CALENDAR'] });
    (await lines()).getByText('Anna Kowalska');
    expect(screen.queryByRole('link', { name: 'Anna Kowalska' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Registration' })).toBeNull();
  });

  it('says that nobody is registered yet', async () => {
    open({ 'registrations/roster': () => roster({ riders: [] }), 'own_waiver/unsigned': () => ({ riders: [] }) });
    await screen.findByText('Nobody is registered yet');
    expect(screen.getByRole('button', { name: 'CSV' })).toHaveProperty('disabled', true);
  });

  it('says what it waits for, and what went wrong', async () => {
    const asked = promised<unknown>();
    open({ 'registrations/roster': () => asked.promise });
    await screen.findByRole('status', { name: 'Loading the roster' });
    asked.keep(refuse(404, { message: 'The session was not found.' }));
    await screen.findByText('The session was not found.');
  });

  it('is not open to staff without lessons', async () => {
    open({}, { type: 'INS', codes: ['VIEW_CLIENT_PROFILE'] });
    await screen.findByText('This page is not open to you');
  });

  it('holds long names', async () => {
    open({ 'registrations/roster': () => roster({ riders: [{ ...anna, name: longName }] }) });
    (await lines()).getByText(longName);
  });

  it('is a file for a spreadsheet, with contacts for those who see them', () => {
    const rows = rosterRows([anna, leo], [missing] as never);
    expect(toCsv(rosterColumns({ contacts: true, cards: false, pictures: false }), rows).split('\r\n')).toEqual([
      'Rider,State,Age,Level,Account holder,Mobile,Home phone,Email,Without a waiver,Notes',
      'Anna Kowalska,registered,11,Canter,Ewa Kowalska,416 555 0101,,ewa@home.test,,Asthma',
      'Leo Park,pending,,,Leo Park,,,,Barn rules: not signed,',
      '',
    ]);
    expect(toCsv(rosterColumns({ contacts: false, cards: false, pictures: false }), rows)).not.toMatch(
      /Mobile|ewa@home/,
    );
  });

  it('names whom to call in an emergency, a tap away, and what to know', async () => {
    open({ 'registrations/roster': () => roster({ riders: [carded, { ...leo, is_note_withheld: 1 }] }) });
    const all = await lines();
    expect(all.getByText(/^Jan \(Grandfather\)/).textContent).toBe('Jan (Grandfather) 416 555 0199');
    expect(all.getByRole('link', { name: '416 555 0190' }).getAttribute('href')).toBe('tel:416 555 0190');
    expect(all.getByText(/Bee stings/).textContent).toBe(' Medical note. Bee stings');
    all.getByText(/There is a medical note\. Who teaches/);
    expect(all.getAllByText('In an emergency')).toHaveLength(1);
  });

  it('has emergency cards in the file where the barn keeps them', () => {
    const file = toCsv(rosterColumns({ contacts: false, cards: true, pictures: false }), rosterRows([carded], []));
    expect(file.split('\r\n').slice(0, 2)).toEqual([
      'Rider,State,Age,Level,Account holder,In an emergency,Medical note,Without a waiver,Notes',
      'Anna Kowalska,registered,11,Canter,Ewa Kowalska,"Jan (Grandfather), 416 555 0199; Dr. Ito, 416 555 0190",Bee stings,,Asthma',
    ]);
  });

  it('says of whom there shall be no pictures, and what each answered in the file', async () => {
    const unpictured = { ...anna, photo_consent: 'none' } as const;
    open({ 'registrations/roster': () => roster({ riders: [unpictured, { ...leo, photo_consent: 'barn' }] }) });
    expect((await lines()).getAllByText('No pictures')).toHaveLength(1);
    const file = toCsv(rosterColumns({ contacts: false, cards: false, pictures: true }), rosterRows([unpictured], []));
    expect(file.split('\r\n').slice(0, 2)).toEqual([
      'Rider,State,Age,Level,Account holder,Photo consent,Without a waiver,Notes',
      'Anna Kowalska,registered,11,Canter,Ewa Kowalska,No pictures,,Asthma',
    ]);
  });

  it('is printed as it stands', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    open();
    await lines();
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
  });
});

const Beside = ({ seriesId }: { seriesId: string | null }) => (
  <>
    <SessionLink lesson={aLesson({ lesson_date_time_series_id: seriesId })} />
    <p>beside</p>
  </>
);

describe('a lesson', () => {
  const link = (seriesId: string | null, clients_can_register = 1) =>
    openScreen(<Beside seriesId={seriesId} />, {
      answers: {
        'farms/farmDefaults': () => ({ farmDefaults: { ...barn, clients_can_register }, currentUser: {} }),
        'lesson_date_time_series/getRegistrationList': () => ({ counts: [session], stu: [], waiting: [] }),
      },
    });

  it('of a session leads to its roster', async () => {
    link('s1');
    const to = await screen.findByRole('link', { name: 'Roster of Winter session' });
    expect(to.getAttribute('href')).toBe('/sessions/s1/roster');
  });

  it.each([
    ['no series', null, 1],
    ['a barn without registration', 's1', 0],
  ])('of %s asks for no sessions', async (_, seriesId, isOn) => {
    const { calls } = link(seriesId, isOn);
    await screen.findByText('beside');
    expect(calls.some(({ path }) => path.endsWith('getRegistrationList'))).toBe(false);
  });
});
