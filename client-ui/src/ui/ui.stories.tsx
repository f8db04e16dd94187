import { ApiError } from '@leadline/api-client';
import { nothing, type Story } from '../testing/story';
import { longName } from '../testing/rows';
import { Button, ButtonLink } from './button';
import { Check } from './check';
import { Choice } from './choice';
import { Facts } from './facts';
import { Failure, NotYours } from './failure';
import { Field, Form } from './field';
import { Notice } from './notice';
import { Page } from './page';
import { Select } from './select';
import { Skeleton } from './skeleton';
import { State } from './state';

const looks = ['normal', 'primary', 'danger', 'plain'] as const;
const tones = ['info', 'good', 'warning', 'danger'] as const;

export const Buttons: Story = {
  screen: (
    <Page title="Buttons">
      {looks.map((look) => (
        <Button key={look} look={look}>
          {look}
        </Button>
      ))}
      <Button busy>waits</Button>
      <Button disabled>not yet</Button>
      <ButtonLink to="/clienthome">a link</ButtonLink>
    </Page>
  ),
  shows: 'not yet',
};

export const Fields: Story = {
  screen: (
    <Form onSubmit={nothing}>
      <Field label="Email" name="email" hint="Where we write to" />
      <Field label="Phone" name="phone" error="This is no phone number" />
      <Select label="Rider" value="anna" options={[{ id: 'anna', name: longName }]} onChange={nothing} />
      <Check label="Tell me by mail" checked onChange={nothing} />
      <Choice
        legend="For whom?"
        options={[
          ['a', 'Anna'],
          ['l', 'Leo'],
        ]}
        chosen="a"
        onChoose={nothing}
        isShort
      />
    </Form>
  ),
  shows: 'This is no phone number',
};

export const Notices: Story = {
  screen: (
    <>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>{`A ${tone} notice`}</Notice>
      ))}
    </>
  ),
  shows: 'A warning notice',
};

export const Known: Story = {
  screen: (
    <Facts
      facts={[
        ['Name', longName],
        ['Level', 'beginner'],
      ]}
    />
  ),
  shows: longName,
};

const page = (title: string, children: Story['screen']) => <Page title={title}>{children}</Page>;

export const Waits: Story = { screen: page('Lessons', <Skeleton />), shows: 'Lessons' };
export const Nothing: Story = { screen: page('Lessons', <State title="No lessons yet" />), shows: 'No lessons yet' };
export const Refused: Story = {
  screen: <Failure error={new ApiError(409, { message: 'The lesson is full.' })} retry={nothing} />,
  shows: 'The lesson is full.',
};
export const WithoutConnection: Story = {
  screen: <Failure error={new ApiError(0, { message: 'The barn cannot be reached.' })} retry={nothing} />,
  shows: 'No connection',
};
export const Closed: Story = { screen: <NotYours />, shows: 'This is not yours to see' };
