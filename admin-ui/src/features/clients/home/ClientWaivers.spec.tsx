import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { waiver, waiverRow } from '@leadline/api-client/testing/waivers';
import { refuse, type Answers } from '@/testing/server';
import { openClientHome as open } from './testing/open-client-home';

const stranger = waiverRow({
  waiverId: 'w2',
  participants: ['Zoe Stone'],
  email: 'zoe@example.com',
  person_name: null,
});
const page = 'https://waivers.test/w/t1/web/?auto_tag=p9';
const answers = (own: Answers = {}): Answers => ({
  'farms/farmDefaults': () => ({ farmDefaults: { farm_name: 'Maple Hill', can_sign_waivers: 1 } }),
  'waiver/getTemplateListDataBase': () => ({
    templates: [{ template_id: 't1', title: 'Riding release', is_public: 0, is_own: 0, sign_url: page }],
  }),
  'waiver/waiverList': ({ query }) => ({ waivers: query.get('id') ? [waiverRow()] : [stranger, waiverRow()] }),
  'waiver/waiverRetrieve': () => ({ waiver: waiver() }),
  ...own,
});

describe('a client’s waivers', () => {
  // R194
  it('are signed on the provider’s page, and listed for each template', async () => {
    open('/clienthome/p1/waivers', answers());
    await screen.findByRole('heading', { name: 'Available Waivers' });
    expect(screen.getByRole('link', { name: 'Sign' }).getAttribute('href')).toBe(page);
    await screen.findByRole('link', { name: 'Anna Kowalska' });
    expect(screen.queryByText('Zoe Stone')).toBeNull();
  });

  it('are shown of everybody on demand, of whoever has no account, too', async () => {
    open('/clienthome/p1/waivers', answers());
    fireEvent.click(await screen.findByRole('switch', { name: /Everybody who signed/ }));
    await screen.findByRole('link', { name: 'Zoe Stone' });
    screen.getByText('no account: zoe@example.com');
  });

  it('of the barn’s own say of each rider until when they are good, and who is without', async () => {
    const rider = (person_name: string, standing: string, expiration_date: string | null = null) => ({
      person_id: person_name,
      person_name,
      is_minor: 1,
      standing,
      expiration_date,
      waiver_id: null,
    });
    const riders = [
      rider('Anna Kowalska', 'valid', '2027-11-20'),
      rider('Leo Kowalski', 'expired', '2026-11-01'),
      rider('Mia Kowalska', 'missing'),
      rider('Zoe Kowalska', 'valid'),
      rider('Eva Kowalska', 'ends_soon', '2026-12-01'),
      rider('Jan Kowalski', 'outdated'),
    ];
    const own = { template_id: 'ow1', title: 'Barn rules', is_public: 0, is_own: 1, sign_url: null };
    const empty = { emergency_contact_name: '', emergency_contact_phone: '' };
    open(
      '/clienthome/p1/waivers',
      answers({
        'waiver/getTemplateListDataBase': () => ({ templates: [own] }),
        'waiver/waiverList': () => ({ waivers: [] }),
        'own_waiver/standing': () => ({ templates: [{ id: 'ow1', title: 'Barn rules', riders }], ...empty }),
      }),
    );
    const list = within(await screen.findByRole('list', { name: 'Riders' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Anna Kowalskasigned until 20 Nov 2027',
      'Leo Kowalskiended on 1 Nov 2026',
      'Mia Kowalskanot signed',
      'Zoe Kowalskasigned, for ever',
      'Eva Kowalskaends on 1 Dec 2026: to be signed again',
      'Jan Kowalskithe text was changed: to be signed again',
    ]);
    expect(screen.queryByRole('link', { name: 'Sign' })).toBeNull();
  });

  it('say that nobody has signed', async () => {
    open('/clienthome/p1/waivers', answers({ 'waiver/waiverList': () => ({ waivers: [] }) }));
    await screen.findByText('No waivers found for this template');
  });

  it('say that there is nothing to sign', async () => {
    open('/clienthome/p1/waivers', answers({ 'waiver/getTemplateListDataBase': () => ({ templates: [] }) }));
    await screen.findByText('There are no active waiver templates');
  });

  // R256 R194
  it('open with what stands on them and no birth that is not known, and their PDF says why it is not there', async () => {
    const message = 'The waiver provider does not answer right now. Please try again in a moment.';
    open('/clienthome/p1/waivers', answers({ 'waiver/waiverRetrievePdf': () => refuse(503, { message }) }));
    fireEvent.click(await screen.findByRole('link', { name: 'Anna Kowalska' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Riding release' }));
    const rider = within(await dialog.findByRole('region', { name: 'Participant 1' }));
    expect(rider.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Minor']);
    fireEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(message));
  });

  it.each([
    [1, 1],
    [0, 0],
  ] as const)(
    'are a tab where the barn uses them (%i), beside no summary (R150 R149)',
    async (can_sign_waivers, tabs) => {
      const farmDefaults = { farm_name: 'Maple Hill', can_sign_waivers };
      open('/clienthome/p1/waivers', answers({ 'farms/farmDefaults': () => ({ farmDefaults }) }));
      const strip = within(await screen.findByRole('navigation', { name: 'Anna Kowalska' }));
      expect(strip.queryAllByRole('link', { name: 'Waivers' })).toHaveLength(tabs);
      expect(screen.queryByRole('complementary', { name: 'About Anna Kowalska' })).toBeNull();
    },
  );
});
