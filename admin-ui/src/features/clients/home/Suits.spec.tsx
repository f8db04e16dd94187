import { fireEvent, screen, within } from '@testing-library/react';
import { barn } from '@/testing/standing';
import { someOptions } from '@/testing/options';
import { refuse, type Answers } from '@/testing/server';
import { openClientHome } from './testing/open-client-home';

const known = { student_id: 's-p1', weight: 52, height: null, noted_on: '2026-11-20' };
const asking = (checks_suitability: 0 | 1): Answers => ({
  'farms/farmDefaults': () => ({ farmDefaults: { ...barn, checks_suitability }, currentUser: {} }),
});
const open = (own: Answers = {}, as?: Parameters<typeof openClientHome>[2]) =>
  openClientHome(
    '/clienthome/p1/details',
    {
      ...asking(1),
      'options/index': () => ({ options: someOptions({ horse: [{ id: 'h1', name: 'Biscuit' }] }) }),
      'rider_measures/show': () => known,
      'xrefs/getStudentFavouriteHorses': () => ({ currentValue: [{ value: 'h1', label: 'Biscuit' }] }),
      'xrefs/getStudentNotHorses': () => ({ currentValue: [] }),
      'history/index': () => ({ changes: [], next: null }),
      ...own,
    },
    as,
  );
const section = async () => within(await screen.findByRole('region', { name: 'Weight and height' }));

describe('what suits a rider', () => {
  it('is not there in a barn that does not ask', async () => {
    const { calls } = open(asking(0));
    await screen.findByText('Loves mares');
    expect(screen.queryByRole('region', { name: 'Weight and height' })).toBeNull();
    expect(screen.queryByText('Goes well with')).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain('rider_measures/show');
  });

  it('is a weight and a height, with horses that go well or do not', async () => {
    open();
    const measures = await section();
    await measures.findByText('52 kg');
    measures.getByText('unknown');
    await screen.findByText('Goes well with');
    await screen.findByText('Not on');
  });

  it('is noted, and said only as noted', async () => {
    const { calls } = open({ 'POST rider_measures/save': () => known });
    fireEvent.click(await (await section()).findByRole('button', { name: 'Note weight and height…' }));
    const asked = within(await screen.findByRole('dialog'));
    fireEvent.change(asked.getByRole('spinbutton', { name: 'Height, cm' }), { target: { value: '151' } });
    fireEvent.click(asked.getByRole('button', { name: 'Save' }));
    await screen.findByText('Weight and height of Anna Kowalska saved');
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { student_id: 's-p1', weight: 52, height: 151 },
    ]);
  });

  it('that was refused is said in the question, which stays', async () => {
    open({ 'POST rider_measures/save': () => refuse(400, { message: 'weight is at most 300' }) });
    fireEvent.click(await (await section()).findByRole('button', { name: 'Note weight and height…' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    await screen.findByText('weight is at most 300');
  });

  it('is not read by whoever does not need it', async () => {
    const { calls } = open({}, { type: 'INS', codes: ['VIEW_CLIENT_PROFILE'] });
    await screen.findByText('Loves mares');
    expect(screen.queryByRole('region', { name: 'Weight and height' })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain('rider_measures/show');
  });
});
