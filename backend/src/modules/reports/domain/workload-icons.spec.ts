import { workloadIcons } from './workload-icons.js';

describe('the workload graphic', () => {
  // R191
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [2, 2, 0],
    [3, 2, 1],
    [7, 2, 5],
  ])('shows %i lessons as %i icons and +%i', (lessons, icons, more) =>
    expect(workloadIcons(lessons)).toEqual({ icons, more }),
  );
});
