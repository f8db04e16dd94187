import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openScreen } from '@/testing/staff';
import { refuse, type Answers } from '@/testing/server';
import { UploadStandIn as Upload, uploadsStandIn } from '@/testing/uploads';
import { BarnLogo } from './BarnLogo';

const logo = (id: string) => ({
  id,
  content_type: 'image/png',
  size: 900,
  width: 300,
  height: 120,
  url: `/api/farms/logo/${id}`,
});
const picture = (name: string) => new File([name], name, { type: 'image/png' });
const sentName = () => (Upload.last.sent?.get('file') as File | null | undefined)?.name;
const shown = () => screen.findByRole('img', { name: /^Logo of / });

uploadsStandIn();

/** The server with a barn's logo, which it keeps. */
const open = (id?: string, answers: Answers = {}) => {
  let now = id === undefined ? null : logo(id);
  return openScreen(<BarnLogo />, {
    answers: {
      'farms/logo': () => ({ logo: now }),
      'farms/logo/l1': () => new Response('the first'),
      'farms/logo/l2': () => new Response('the second'),
      'farms/removeLogo': () => ({ logo: (now = null) }),
      ...answers,
    },
  });
};
const choose = async (file: File) => {
  fireEvent.change(await screen.findByLabelText('Logo'), { target: { files: [file] } });
};
const arrives = async (id: string) => {
  await waitFor(() => expect(Upload.last.sent).toBeTruthy());
  act(() => Upload.last.answer(200, { logo: logo(id) }));
};

describe('the logo of the barn', () => {
  beforeEach(() => {
    Upload.last = new Upload();
    Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined });
  });

  it('is none at first, and stands as on paper once it is chosen', async () => {
    open();
    await screen.findByText('None yet: papers say your name alone.');
    expect(screen.queryByRole('button', { name: 'Remove it' })).toBeNull();
    await choose(picture('maple.png'));
    await arrives('l1');
    await screen.findByText('The logo stands on your papers');
    await shown();
    expect(Upload.last.address).toBe('/api/farms/uploadLogo');
    expect(sentName()).toBe('maple.png');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is removed, and comes back with an undo', async () => {
    const { calls } = open('l1');
    await shown();
    fireEvent.click(screen.getByRole('button', { name: 'Remove it' }));
    await screen.findByText('The logo is removed');
    await screen.findByText('None yet: papers say your name alone.');
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['farms/removeLogo']);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await arrives('l2');
    await shown();
    expect(Upload.last.sent?.get('file')).toMatchObject({ name: 'logo', type: 'image/png' });
  });

  it('is replaced, and the one before comes back with an undo', async () => {
    open('l1');
    await shown();
    expect(screen.getByRole('button', { name: 'Replace the logo' })).toBeTruthy();
    await choose(picture('oak.png'));
    await arrives('l2');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sentName()).toBe('logo'));
    act(() => Upload.last.answer(200, { logo: logo('l1') }));
    await screen.findByText('The logo is as it was');
  });

  it('is refused in the server’s words, and nothing changes', async () => {
    open('l1');
    await shown();
    await choose(picture('huge.png'));
    await waitFor(() => expect(Upload.last.sent).toBeTruthy());
    act(() => Upload.last.answer(413, { message: 'A logo has at most 512 KB.' }));
    expect((await screen.findByRole('alert')).textContent).toBe('A logo has at most 512 KB.');
    await shown();
  });

  it('says why it could not be loaded', async () => {
    open('l1', { 'farms/logo': () => refuse(409, { message: 'The barn is closed' }) });
    await screen.findByText('The barn is closed');
  });
});
