import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { never, promised, refuse, type Answers } from '@/testing/server';
import { UploadStandIn as Upload, uploadsStandIn } from '@/testing/uploads';
import { aFile } from '@/testing/horses';
import { longName, openScreen } from '@/testing/staff';
import { HorseFiles } from './HorseFiles';

const picture = aFile({ file_name: `${longName}.png` });

uploadsStandIn();

const open = (answers: Answers = {}, as: Parameters<typeof openScreen>[1] = {}) =>
  openScreen(<HorseFiles id="h1" />, { ...as, answers: { 'horses/file/f1': never, ...answers } });
const choose = async (bytes = 100) => {
  const field = await screen.findByLabelText('File to add');
  const file = new File(['x'], 'bella.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: bytes });
  fireEvent.change(field, { target: { files: [file] } });
};

describe('photos of a horse', () => {
  it('load, and say so', async () => {
    open({ 'horses/files': () => promised().promise });
    await screen.findByRole('status', { name: 'Loading photos' });
  });

  it('are removed after it was said that there is no undo', async () => {
    let files = [picture];
    const { calls } = open({
      'horses/files': () => ({ files }),
      'horses/deleteFile': () => {
        files = [];
        return { id: 'f1' };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: `Remove ${picture.file_name}` }));
    await screen.findByText('It is gone for good: there is no undo.');
    fireEvent.click(screen.getByRole('button', { name: 'Keep the file' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: `Remove ${picture.file_name}` }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await screen.findByText('None yet');
    expect(calls.find(({ path }) => path === 'horses/deleteFile')?.body).toEqual({ id: 'f1' });
  });

  it('are none where documents alone are kept, and can be added', async () => {
    open({ 'horses/files': () => ({ files: [aFile({ kind: 'passport', file_name: 'passport.png' })] }) });
    await screen.findByText('None yet');
    await screen.findByText('Add photo');
  });

  it('say why they could not be loaded, and can be asked for again', async () => {
    let refusing = true;
    open({ 'horses/files': () => (refusing ? refuse(409, { message: 'The barn is closed' }) : { files: [picture] }) });
    await screen.findByText('The barn is closed');
    refusing = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(picture.file_name);
  });

  it('are only looked at by staff who may not add', async () => {
    open(
      { 'horses/files': () => ({ files: [picture] }) },
      { as: { type: 'INS', codes: ['STAFF_CAN_ACCESS_HORSE_LIST'] } },
    );
    await screen.findByText(picture.file_name);
    expect(screen.queryByText('Add photo')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull();
  });

  it('show how far an upload is, and then the file', async () => {
    let files: object[] = [];
    open({ 'horses/files': () => ({ files }) });
    await choose();
    const bar = await screen.findByRole('progressbar', { name: 'Uploading' });
    await waitFor(() => expect(Upload.last.sent?.get('horse_id')).toBe('h1'));
    expect(Upload.last.sent?.get('kind')).toBe('photo');
    expect(Upload.last.address).toBe('/api/horses/uploadFile');
    act(() => Upload.last.upload.onprogress?.({ loaded: 50, total: 100 }));
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'));
    files = [picture];
    Upload.last.answer(200, { file: picture });
    await screen.findByText(picture.file_name);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('say the server’s refusal, and let another file be chosen', async () => {
    open();
    await choose();
    await screen.findByRole('progressbar');
    Upload.last.answer(400, { status: 400, code: 'invalid_input', message: 'The file must be a photo' });
    expect((await screen.findByRole('alert')).textContent).toBe('The file must be a photo');
    await choose();
    await screen.findByRole('progressbar');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say when the connection broke', async () => {
    open();
    await choose();
    await screen.findByRole('progressbar');
    Upload.last.onerror?.();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
  });

  it('do not send what is too large', async () => {
    open();
    const before = Upload.last;
    await choose(5_242_881);
    expect((await screen.findByRole('alert')).textContent).toBe('File is too large - must be under 5MB');
    expect(Upload.last).toBe(before);
  });
});
