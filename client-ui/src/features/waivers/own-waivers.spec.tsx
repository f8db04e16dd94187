import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/family';
import { refuse, type Answers } from '../../testing/server';

const rider = (person_name: string, standing: string, expiration_date: string | null = null, is_minor = 1) => ({
  person_id: `p-${person_name.split(' ')[0]!.toLowerCase()}`,
  person_name,
  is_minor,
  standing,
  expiration_date,
  waiver_id: null,
});
const riders = [
  rider('Anna Kowalska', 'missing'),
  rider('Leo Kowalski', 'valid', '2027-11-20'),
  rider('Mia Kowalska', 'ends_soon', '2026-12-01'),
];
const template = { template_id: 'ow1', title: 'Barn rules', is_public: 0, is_own: 1, sign_url: null };
const waiver = {
  id: 'ow1',
  title: 'Barn rules',
  body: 'Everybody wears a helmet.\n\nDogs stay at home.',
  valid_months: 12,
  is_active: 1,
  text_version: 2,
  version: 4,
};
const standing = (of: readonly object[] = riders) => ({
  templates: [{ id: 'ow1', title: 'Barn rules', riders: of }],
  emergency_contact_name: 'Jan Kowalski',
  emergency_contact_phone: '+1 519 555 0100',
});
const answers = (own: Answers = {}): Answers => ({
  'waiver/getTemplateListDataBase': () => ({ templates: [template] }),
  'waiver/getAccountWaiversDatabase': () => ({ waivers: [] }),
  'own_waiver/standing': () => standing(),
  'own_waiver/text': () => ({ waiver }),
  'own_waiver/sign': () => ({ waiver_id: 'w1', expiration_date: '2027-11-20' }),
  ...own,
});

const openForm = async (own: Answers = {}) => {
  const { calls } = openPage('/waivers/sign/ow1', answers(own));
  await screen.findByRole('button', { name: 'Sign' });
  return () => calls.filter(({ name }) => name === 'own_waiver/sign').map(({ body }) => body);
};
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const sign = () => fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
const agree = 'I have read this text and agree to it';

describe('the barn’s own waivers', () => {
  it('say for whom they are to be signed, and until when they are good for the others', async () => {
    openPage('/waivers', answers());
    const rules = within(await screen.findByRole('region', { name: 'Barn rules' }));
    expect((await rules.findByText(/To sign/)).textContent).toBe('To sign: Anna Kowalska, Mia Kowalska');
    expect(rules.getByRole('link', { name: 'Sign' }).getAttribute('href')).toMatch(/\/waivers\/sign\/ow1$/);
    const list = within(rules.getByRole('list', { name: 'Riders' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Anna Kowalskanot signed',
      'Leo Kowalskisigned until 20 Nov 2027',
      'Mia Kowalskaends on 1 Dec 2026: to be signed again',
    ]);
  });

  it('ask for nothing once they are signed for everybody', async () => {
    openPage('/waivers', answers({ 'own_waiver/standing': () => standing([rider('Leo Kowalski', 'valid')]) }));
    await screen.findByText('signed, for ever');
    expect(screen.queryByRole('link', { name: 'Sign' })).toBeNull();
  });

  it('are read whole, and signed by name for whom one chooses', async () => {
    const sent = await openForm();
    expect(screen.getByText('Everybody wears a helmet.').tagName).toBe('P');
    screen.getByText('Dogs stay at home.');
    expect(screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Anna Kowalska',
      'Mia Kowalska',
      agree,
    ]);
    check('Mia Kowalska');
    fill('Your full name', 'Kasia Kowalska');
    fill('Who you are to the child', 'Mother');
    check(agree);
    sign();
    await screen.findByText('Thank you. It is signed, and good until 20 Nov 2027.');
    expect(sent()).toEqual([
      {
        id: 'ow1',
        text_version: 2,
        person_ids: ['p-anna'],
        agreed: 1,
        signer_name: 'Kasia Kowalska',
        relationship: 'Mother',
        emergency_contact_name: 'Jan Kowalski',
        emergency_contact_phone: '+1 519 555 0100',
      },
    ]);
  });

  it('say what is missing, and send nothing', async () => {
    const sent = await openForm();
    for (const name of ['Anna Kowalska', 'Mia Kowalska']) check(name);
    sign();
    await screen.findByText('Choose for whom you sign');
    screen.getByText('Please type your name');
    screen.getByText('Please say that you agree');
    check('Anna Kowalska');
    sign();
    await screen.findByText('Please say who you are to the child');
    expect(sent()).toEqual([]);
  });

  it('ask who is of age for no guardian', async () => {
    await openForm({ 'own_waiver/standing': () => standing([rider('Kasia Kowalska', 'missing', null, 0)]) });
    expect(screen.queryByRole('textbox', { name: 'Who you are to the child' })).toBeNull();
  });

  it('are read again where the text was changed meanwhile: nobody has agreed to the new one', async () => {
    const message = 'The text was changed since you opened it. Please read it again before you sign.';
    let text = waiver;
    await openForm({
      'own_waiver/text': () => ({ waiver: text }),
      'own_waiver/sign': () => refuse(409, message),
    });
    fill('Your full name', 'Kasia Kowalska');
    fill('Who you are to the child', 'Mother');
    check(agree);
    text = { ...waiver, body: 'Nobody runs.', text_version: 3 };
    sign();
    await screen.findByText(message);
    await screen.findByText('Nobody runs.');
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: agree }).checked).toBe(false));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your full name' }).value).toBe('Kasia Kowalska');
  });

  it('say so where there is nothing left to sign', async () => {
    openPage('/waivers/sign/ow1', answers({ 'own_waiver/standing': () => standing([]) }));
    await screen.findByText('It is signed for everybody');
  });

  it('are not there where the barn does not ask for them any more', async () => {
    const gone = () => refuse(404, 'The waiver was not found.');
    openPage('/waivers/sign/ow1', answers({ 'own_waiver/text': gone }));
    await screen.findByText('It belongs to another family, or it is no longer there.');
  });
});
