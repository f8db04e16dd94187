import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@leadline/api-client';
import { answerLeaving, isAskedToStay } from '@/testing/leaving';
import { openScreen } from '@/testing/staff';
import { TextField } from './form-inputs';
import { ValuesForm } from './ValuesForm';

type Save = (values: { name: string }) => unknown;

const AForm = ({ save }: { save: Save }) => {
  const navigate = useNavigate();
  const [, setArrived] = useState(0);
  return (
    <ValuesForm
      warns
      values={{ name: '' }}
      onSubmit={save}
      onSaved={() => void navigate('/calendar')}
      validate={({ name }) => (name ? {} : { name: 'name is required' })}
    >
      <TextField source="name" label="Name" />
      <button type="submit">Save</button>
      <button type="button" onClick={() => void navigate('/calendar')}>
        Leave
      </button>
      <button type="button" onClick={() => setArrived((count) => count + 1)}>
        Arrive
      </button>
    </ValuesForm>
  );
};

const fill = async (save: Save) => {
  const { address } = openScreen(<AForm save={save} />, { at: '/form' });
  const field = await screen.findByLabelText<HTMLInputElement>('Name');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('Anna');
  return { address, field, type };
};

const press = (name: 'Save' | 'Leave' | 'Arrive') => fireEvent.click(screen.getByRole('button', { name }));

const refusing = (field: string, times = 1) => {
  const sent: string[] = [];
  const save: Save = ({ name }) => {
    sent.push(name);
    if (sent.length <= times) throw new ApiError(400, { message: 'Not valid', errors: [{ field, message: 'No' }] });
  };
  return { save, sent };
};

describe('a form that is filled in', () => {
  it('asks before it is left unsaved', async () => {
    const { address } = await fill(() => undefined);
    press('Leave');
    await answerLeaving('Stay');
    expect(address()).toBe('/form');
    press('Leave');
    await answerLeaving('Leave');
    await waitFor(() => expect(address()).toBe('/calendar'));
  });

  it('is stayed in by Escape and by Enter, and keeps what was filled in', async () => {
    const { address, field } = await fill(() => undefined);
    press('Leave');
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Stay' })));
    fireEvent.keyDown(question, { key: 'Escape' });
    await waitFor(() => expect(isAskedToStay()).toBe(false));
    expect([address(), field.value]).toEqual(['/form', 'Anna']);
  });

  it('lets the browser ask before the tab is closed', async () => {
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { type } = await fill(() => undefined);
    expect(closing()).toBe(true);
    type('');
    await waitFor(() => expect(closing()).toBe(false));
  });

  it('is left without a question once it is saved', async () => {
    const { address } = await fill(() => Promise.resolve());
    press('Save');
    await waitFor(() => expect(address()).toBe('/calendar'));
    expect(isAskedToStay()).toBe(false);
  });

  it('keeps what it said, and says it again, when something arrives that it begins with', async () => {
    const { save } = refusing('name', 0);
    const { field, type } = await fill(save);
    type('');
    for (const _ of ['once', 'twice']) {
      field.blur();
      press('Save');
      await waitFor(() => expect(document.activeElement).toBe(field));
      press('Arrive');
      await screen.findByText('name is required');
    }
  });

  it('says beside its field what is missing, and sends nothing', async () => {
    const { save, sent } = refusing('name', 0);
    const { field, type } = await fill(save);
    type('');
    press('Save');
    await waitFor(() => expect(document.activeElement).toBe(field));
    screen.getByText('name is required');
    expect(sent).toEqual([]);
    type('Anna');
    press('Save');
    await waitFor(() => expect(sent).toEqual(['Anna']));
  });

  it('stays where it was refused, and is watched still', async () => {
    const { save } = refusing('name', 9);
    const { address, field } = await fill(save);
    press('Save');
    await screen.findByText('No');
    await waitFor(() => expect(document.activeElement).toBe(field));
    press('Leave');
    await answerLeaving('Stay');
    expect(address()).toBe('/form');
  });

  it('says what concerns none of its fields, and may be sent again as it stands', async () => {
    const { save, sent } = refusing('wings');
    const { address } = await fill(save);
    press('Save');
    await screen.findByText('No');
    press('Save');
    await waitFor(() => expect(address()).toBe('/calendar'));
    expect(sent).toEqual(['Anna', 'Anna']);
  });
});
