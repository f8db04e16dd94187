import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '@/testing/server';
import { openClientHome as open } from './testing/open-client-home';

describe('somebody is erased', () => {
  const going = (person_id: string, person_name: string, more: object = {}) => ({
    person_id,
    person_name,
    is_student: 1,
    is_staff: 0,
    has_login: 0,
    is_namesake: 0,
    ...more,
  });
  const preview = (refused: string[] = []) => ({
    people: [going('p9', 'Kasia Kowalska'), going('p1', 'Anna Kowalska', { is_namesake: 1 })],
    notes: 2,
    lessons_left: 4,
    flat_packages: 0,
    shared_packages: 0,
    unpaid_lessons: 1,
    titles: 1,
    refused,
  });
  const ask = async (own: Answers) => {
    const screenOf = open('/clienthome/p9/account', own);
    fireEvent.click(await screen.findByRole('button', { name: 'Erase personal data…' }));
    const question = within(await screen.findByRole('dialog', { name: 'Erase Kasia Kowalska for good?' }));
    const button = question.getByRole<HTMLButtonElement>('button', { name: 'Erase for good' });
    return { ...screenOf, question, button };
  };

  it('after it was said what goes and what stays, and the name was typed', async () => {
    const { calls, address, question, button } = await ask({
      'people/previewErasure': () => preview(),
      'people/erase': () => ({ person_ids: ['p9', 'p1'] }),
    });
    await question.findByText(/^Everybody on the account is erased together/);
    question.getByText('4 lessons left on packages cannot be used any more.');
    question.getByText('Nobody can be asked for 1 lesson that nothing has paid for.');
    question.getByText('The name stays in the title of 1 lesson.');
    question.getByText('Somebody else here is called Anna Kowalska: texts that name them stay as they are.');
    question.getByText('This cannot be taken back.');
    const sent = () => calls.filter(({ path }) => path === 'people/erase').map(({ body }) => body);
    expect(sent()).toEqual([]);
    fireEvent.change(screen.getByLabelText(/^The name, to be sure/), { target: { value: 'Kasia Kowalska' } });
    fireEvent.click(button);
    await screen.findByText('2 people erased');
    await waitFor(() => expect(address()).toBe('/accounts'));
    expect(sent()).toEqual([{ person_id: 'p9', person_name: 'Kasia Kowalska' }]);
  });

  it('not while something is open, which is said', async () => {
    const { question, button } = await ask({
      'people/previewErasure': () => preview(['1 refund not given yet: approve or decline them first.']),
    });
    await question.findByText('1 refund not given yet: approve or decline them first.');
    expect(button.disabled).toBe(true);
  });
});

describe('what is kept of somebody', () => {
  it.each([
    ['PDF', 'people/personalDataPdf'],
    ['JSON', 'people/personalData'],
  ] as const)('is saved as %s', async (as, path) => {
    URL.createObjectURL = () => 'blob:data';
    const kept = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect([this.href, this.download]).toEqual(['blob:data', `Personal data of Kasia Kowalska.${as.toLowerCase()}`]);
    });
    const { calls } = open('/clienthome/p9/account', {
      'people/personalData': () => ({ person_name: 'Kasia Kowalska', sections: [] }),
      'people/personalDataPdf': () => ({}),
    });
    fireEvent.click(await screen.findByRole('button', { name: `Save as ${as}` }));
    await waitFor(() => expect(kept).toHaveBeenCalled());
    expect(calls.find((call) => call.path === path)?.query?.get('person_id')).toBe('p9');
    kept.mockRestore();
  });
});
