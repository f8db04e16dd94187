import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HorseContext } from '@/features/horses/home/horse-context';
import { aFile, aHorse } from '@/testing/horses';
import { promised, refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
import { UploadStandIn, uploadsStandIn } from '@/testing/uploads';
import { ExpiredDocuments } from './ExpiredDocuments';
import { HorseDocuments } from './HorseDocuments';

const aDocument = (own: Parameters<typeof aFile>[0] = {}) =>
  aFile({ kind: 'insurance', is_image: 0, content_type: 'application/pdf', file_name: 'scan.pdf', ...own });
const policy = aDocument({ name: 'Policy 2026', valid_until: '2026-11-30', state: 'soon', days: 6 });
const passport = aDocument({ id: 'f2', kind: 'passport', valid_until: '2026-11-03', state: 'overdue', days: -21 });
const report = aDocument({ id: 'f3', kind: 'vet_report', file_name: `${longName}.pdf` });
const files = [passport, policy, report, aFile({ id: 'f4' })];

uploadsStandIn();

type How = { answers?: Answers; as?: { type: 'INS'; codes: string[] } };

const open = ({ answers = {}, as }: How = {}) =>
  openScreen(
    <HorseContext value={{ ...aHorse(), version: 1 } as never}>
      <ExpiredDocuments horseId="h1" />
      <HorseDocuments />
    </HorseContext>,
    {
      ...(as && { as }),
      answers: {
        'horses/files': () => ({ files }),
        'horses/updateFile': ({ body }) => ({ file: { ...policy, ...(body as object) } }),
        'horses/deleteFile': () => ({ id: 'f1' }),
        ...answers,
      },
    },
  );
const sent = (calls: ReturnType<typeof open>['calls'], name: string) =>
  calls.filter(({ path }) => path === name).map(({ body }) => body);
const wish = async (about: string, what: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `More about ${about}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: what }));
  return within(await screen.findByRole('dialog'));
};
const choose = (dialog: ReturnType<typeof within>, bytes = 100) => {
  const file = new File(['x'], 'new.pdf', { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: bytes });
  fireEvent.change(dialog.getByLabelText('File of the document'), { target: { files: [file] } });
};
const form = () => Object.fromEntries([...(UploadStandIn.last.sent ?? [])].filter(([name]) => name !== 'file'));

describe('the documents of a horse', () => {
  it('say what they are and until when they are valid, in words, without its photos', async () => {
    open();
    const [, first, second, third, ...more] = (await screen.findAllByRole('row')).map(({ textContent }) => textContent);
    expect(first).toContain('Passportscan.pdfExpiredvalid until Tue 3 Nov 2026, 21 days ago');
    expect(second).toContain('InsurancePolicy 2026Runs out soonuntil Mon 30 Nov 2026, in 6 days');
    expect(third).toContain(`Vet report${longName}.pdfDoes not run out`);
    expect(more).toEqual([]);
    screen.getByText('Passport has expired: it was valid until Tue 3 Nov 2026.');
  });

  it('are added with their file, kind, name and last day, which is taken back', async () => {
    const { calls } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a document of Biscuit' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await dialog.findByText('Choose what it is');
    choose(dialog, 5_242_881);
    fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await dialog.findByText('File is too large - must be under 5MB');
    choose(dialog);
    fireEvent.change(dialog.getByLabelText(/^What it is/), { target: { value: 'insurance' } });
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: ' Policy 2027 ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await dialog.findByRole('progressbar', { name: 'Uploading' });
    expect(form()).toEqual({ horse_id: 'h1', kind: 'insurance', name: 'Policy 2027', valid_until: '' });
    UploadStandIn.last.answer(200, { file: aDocument({ name: 'Policy 2027' }) });
    await screen.findByText('Insurance “Policy 2027” of Biscuit added');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(sent(calls, 'horses/deleteFile')).toEqual([{ id: 'f1' }]);
  });

  it('are changed, and what was there comes back', async () => {
    const { calls } = open();
    const dialog = await wish('Insurance “Policy 2026”', 'Edit');
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: '' } });
    fireEvent.change(dialog.getByLabelText(/^What it is/), { target: { value: 'contract' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(sent(calls, 'horses/updateFile')).toEqual([
      { id: 'f1', kind: 'contract', name: '', valid_until: '2026-11-30' },
      { id: 'f1', kind: 'insurance', name: 'Policy 2026', valid_until: '2026-11-30' },
    ]);
  });

  it('are replaced once it was said that the old one goes; the last day is asked for anew', async () => {
    open();
    const dialog = await wish('Insurance “Policy 2026”', 'Replace…');
    dialog.getByText('scan.pdf goes for good, and the new file stands in its place: there is no undo.');
    choose(dialog);
    fireEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await dialog.findByRole('progressbar', { name: 'Uploading' });
    expect(form()).toEqual({
      horse_id: 'h1',
      kind: 'insurance',
      name: 'Policy 2026',
      valid_until: '',
      replaces: 'f1',
    });
    UploadStandIn.last.answer(409, { status: 409, code: 'file_known', message: 'This file is there already' });
    await screen.findByText('This file is there already');
  });

  it('are removed after it was said that there is no undo', async () => {
    const { calls } = open();
    const dialog = await wish('Insurance “Policy 2026”', 'Remove');
    dialog.getByText('Remove Policy 2026?');
    dialog.getByText('It is gone for good: there is no undo.');
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Policy 2026 is removed');
    expect(sent(calls, 'horses/deleteFile')).toEqual([{ id: 'f1' }]);
  });

  it('may be its photo only where they are pictures, and a photo has no last day', async () => {
    open({ answers: { 'horses/files': () => ({ files: [{ ...policy, is_image: 1 }] }) } });
    const dialog = await wish('Insurance “Policy 2026”', 'Edit');
    fireEvent.change(dialog.getByLabelText(/^What it is/), { target: { value: 'photo' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('A photo does not run out: empty the day');
  });

  it('are read and saved by staff who may change nothing', async () => {
    open({ as: { type: 'INS', codes: ['VIEW_HORSE_PROFILE'] } });
    await screen.findByRole('button', { name: 'Save file of Passport' });
    expect(screen.queryByRole('button', { name: /^More about|^Add/ })).toBeNull();
  });

  it('load, and say so', async () => {
    open({ answers: { 'horses/files': () => promised().promise } });
    await screen.findByRole('status', { name: 'Loading documents' });
  });

  it('are none yet, and say what they are for', async () => {
    open({ answers: { 'horses/files': () => ({ files: [] }) } });
    await screen.findByText('No documents yet');
  });

  it('say why they could not be loaded, and can be asked for again', async () => {
    let refusing = true;
    open({
      answers: { 'horses/files': () => (refusing ? refuse(409, { message: 'The barn is closed' }) : { files }) },
    });
    await screen.findByText('The barn is closed');
    refusing = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
  });
});
