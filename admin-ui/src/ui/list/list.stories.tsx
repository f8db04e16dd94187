import { aHorse, horsesBeside } from '@/testing/horses';
import { never, Page, refuse } from '@/testing/server';
import { longName, type Story } from '@/testing/story';
import { ResourceList } from './ResourceList';

const someHorses = [aHorse(), aHorse({ id: 'h2', horse_name: 'Comet', color: 'grey' })];

/** Where nothing is called so. */
const found = ({ query }: { query: URLSearchParams }) =>
  new Page('q' in (JSON.parse(query.get('filter') ?? '{}') as object) ? [] : someHorses);

/** The list of horses, as the server answers. */
const horses = (answer: (asked: { query: URLSearchParams }) => unknown) => ({
  screen: <ResourceList list={horsesBeside} />,
  at: '/horses',
  answers: { 'rest/horses': answer },
});

export const Full: Story = { ...horses(() => new Page(someHorses)), shows: 'Biscuit' };
export const LongNames: Story = { ...horses(() => new Page([aHorse({ horse_name: longName })])), shows: longName };
export const Loading: Story = { ...horses(never), shows: 'Horses' };
export const Empty: Story = { ...horses(() => new Page([])), shows: 'No horses yet' };
export const NothingFound: Story = {
  ...horses(found),
  at: '/horses?filter={"q":"zzz","is_active":"1"}',
  shows: 'Nothing here is called “zzz”.',
};
export const Refused: Story = {
  ...horses(() => refuse(400, { message: 'The filter is not understood' })),
  shows: 'The filter is not understood',
};
export const NotOpen: Story = {
  ...horses(() => new Page(someHorses)),
  as: { type: 'INS', codes: [] },
  shows: 'This page is not open to you',
};
