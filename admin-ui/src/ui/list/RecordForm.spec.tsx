import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page, promised, refuse, type Answers } from '@/testing/server';
import { aHorse, horsesBeside } from '@/testing/horses';
import { answerLeaving, isAskedToStay } from '@/testing/leaving';
import { longName, openScreen } from '@/testing/staff';
import { ResourceList } from './ResourceList';

const biscuit = aHorse();

const open = (at: string, answers: Answers = {}) =>
  openScreen(<ResourceList list={horsesBeside} />, {
    at,
    answers: { 'rest/horses': () => new Page([biscuit]), 'rest/horses/h1': () => biscuit, ...answers },
  });

const panel = async (name: string) => within(await screen.findByRole('complementary', { name }));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('a form beside its list', () => {
  it('shows that the record loads (R017)', async () => {
    open('/horses/h1', { 'rest/horses': () => promised().promise });
    (await panel('horse')).getByRole('status', { name: 'Loading' });
  });

  it('says so where there is no such record (R017)', async () => {
    open('/horses/h9', { 'rest/horses': () => new Page([]) });
    await (await panel('horse')).findByText('This horse was not found.');
  });

  it('names what is missing at its field, and goes there', async () => {
    const { calls } = open('/horses/create');
    const form = await panel('Create a New Horse');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('horse must have a name');
    const name = form.getByRole('textbox', { name: /Name/ });
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('shows the server’s refusal at the field it names, goes there, and keeps what was filled in', async () => {
    open('/horses/create', {
      'POST rest/horses': () =>
        refuse(400, { message: 'Not valid', errors: [{ field: 'color', message: 'There is no such color' }] }),
    });
    const form = await panel('Create a New Horse');
    fill(form.getByRole('textbox', { name: /Name/ }), 'Comet');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('There is no such color');
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole('textbox', { name: 'Color' })));
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /Name/ }).value).toBe('Comet');
  });

  it('says a refusal that concerns no field, and may be sent again', async () => {
    let refusing = true;
    const { address } = open('/horses/create', {
      'POST rest/horses': () => (refusing ? refuse(409, { message: 'The barn is closed' }) : { ...biscuit, id: 'h3' }),
    });
    const form = await panel('Create a New Horse');
    fill(form.getByRole('textbox', { name: /Name/ }), longName);
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('The barn is closed');
    refusing = false;
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/horses'));
  });

  it('says a refusal of a field that it does not have, and may be sent again', async () => {
    const errors = [{ field: 'wings', message: 'A horse has no wings' }];
    let refusing = true;
    const { address } = open('/horses/h1', {
      'PUT rest/horses/h1': ({ body }) => (refusing ? refuse(400, { message: 'Not valid', errors }) : body),
    });
    await screen.findByRole('textbox', { name: 'Color' });
    const form = await panel('Biscuit');
    fill(form.getByRole('textbox', { name: 'Color' }), 'grey');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('A horse has no wings');
    refusing = false;
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/horses'));
  });

  it('is left without a question once it is saved', async () => {
    const { address } = open('/horses/create', {
      'POST rest/horses': ({ body }) => ({ ...(body as object), id: 'h3' }),
    });
    const form = await panel('Create a New Horse');
    fill(form.getByRole('textbox', { name: /Name/ }), 'Comet');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/horses'));
    expect(isAskedToStay()).toBe(false);
  });

  it('has the changes of a record that stands, under the words of its list', async () => {
    const change = {
      position: 1,
      change: 'edited',
      fields: ['height', 'year_born'],
      values: [],
      details: [],
      what: '',
      changed_at: '2026-11-24T21:05:00Z',
    };
    open('/horses/h1', {
      'history/index': () => ({
        changes: [{ ...change, person_id: 'p1', person_name: 'Maya Reyes', user_type_code: 'ADM' }],
        next: null,
      }),
    });
    fireEvent.click(await screen.findByText('Changes'));
    await screen.findByText('changed Height, Year born', { exact: false });
  });

  it('has no changes of a record that is yet to be', async () => {
    open('/horses/create', {});
    await panel('Create a New Horse');
    expect(screen.queryByText('Changes')).toBeNull();
  });

  it('saves, says so, and takes it back on Undo', async () => {
    const { calls } = open('/horses/h1', { 'PUT rest/horses/h1': ({ body }) => aHorse(body as object) });
    await screen.findByRole('textbox', { name: 'Color' });
    const form = await panel('Biscuit');
    fill(await form.findByRole('textbox', { name: 'Color' }), 'grey');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes to Biscuit saved');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Biscuit' })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const colours = () =>
      calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as typeof biscuit).color);
    await waitFor(() => expect(colours()).toEqual(['grey', 'bay']));
  });

  describe('when somebody else changed the record meanwhile', () => {
    const current = {
      ...biscuit,
      color: 'grey',
      version: 3,
      changed_by: 'Ada Minister',
      changed_at: '2026-11-20T19:05:00Z',
    };
    const save = async () => {
      let refusing = true;
      const { calls, address } = open('/horses/h1', {
        'rest/horses': () => new Page([{ ...biscuit, version: 2 }]),
        'rest/horses/h1': () => ({ ...biscuit, version: 2 }),
        'PUT rest/horses/h1': ({ body }) => {
          if (!refusing) return { ...(body as object), version: 4 };
          refusing = false;
          return refuse(412, { message: 'Somebody else changed this', current });
        },
      });
      await screen.findByRole('textbox', { name: 'Color' });
      const form = await panel('Biscuit');
      fill(form.getByRole('textbox', { name: 'Height' }), '15.2');
      fireEvent.click(form.getByRole('button', { name: 'Save' }));
      const notice = within(await form.findByRole('alert'));
      notice.getByText('Ada Minister changed this horse meanwhile, at 14:05');
      expect(notice.getByText(/Color/).textContent).toBe('Color: bay grey');
      const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as object);
      return { form, notice, sent, address };
    };

    it('says who changed what, and saves one’s own beside it', async () => {
      const { form, notice, sent, address } = await save();
      fireEvent.click(notice.getByRole('button', { name: 'Keep what I filled in' }));
      await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
      fireEvent.click(form.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(address()).toBe('/horses'));
      expect(sent().at(-1)).toEqual({ height: '15.2', version: 3 });
      fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(sent().at(-1)).toEqual({ height: '14.2', version: 4 }));
    });

    it('or takes theirs instead', async () => {
      const { form, notice } = await save();
      fireEvent.click(notice.getByRole('button', { name: 'Take theirs' }));
      await waitFor(() => expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Color' }).value).toBe('grey'));
      expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Height' }).value).toBe('14.2');
      expect(form.queryByRole('alert')).toBeNull();
    });
  });

  it('asks before it is left with something filled in, by Cancel as by Escape', async () => {
    const { address } = open('/horses/h1');
    await screen.findByRole('textbox', { name: 'Color' });
    const form = await panel('Biscuit');
    fill(await form.findByRole('textbox', { name: 'Color' }), 'grey');
    fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await answerLeaving('Stay');
    expect(address()).toBe('/horses/h1');
    fireEvent.keyDown(form.getByRole('textbox', { name: 'Color' }), { key: 'Escape' });
    await answerLeaving('Leave');
    await waitFor(() => expect(address()).toBe('/horses'));
  });

  it('is left unasked where nothing was filled in', async () => {
    const { address } = open('/horses/h1');
    await screen.findByRole('textbox', { name: 'Color' });
    const form = await panel('Biscuit');
    fireEvent.click(await form.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/horses'));
    expect(isAskedToStay()).toBe(false);
  });
});
