import { lesson } from '../../testing/rows';
import { never, refuse } from '../../testing/server';
import type { Story } from '../../testing/story';

const at = '/clienthome/p-anna';
const schedule = (answer: () => unknown) => ({ at, answers: { 'students/lessonSchedule': answer } });

export const Full: Story = { ...schedule(() => ({ data: [lesson()], makeups: [], size: 1 })), shows: 'Next ride' };
export const Loading: Story = { ...schedule(never), shows: 'Anna at Maple Hill' };
export const Empty: Story = {
  ...schedule(() => ({ data: [], makeups: [], size: 0 })),
  shows: 'Anna has no ride booked',
};
export const Refused: Story = {
  ...schedule(() => refuse(409, 'The barn is busy.')),
  shows: 'The barn is busy.',
};
