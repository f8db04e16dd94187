import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openScreen } from '@/testing/staff';
import { SessionGate } from '@/app/shell/SessionGate';
import SettingsPage from './SettingsPage';

/** The server with a barn's settings, which it keeps, and the page that a site would show. */
const open = (own: object = {}) => {
  let now: object = { farm_name: 'Maple & Hill', time_zone: 'America/Toronto', public_id: 'maple-address', ...own };
  return openScreen(
    <SessionGate>
      <SettingsPage />
    </SessionGate>,
    {
      at: '/?q=widget',
      answers: {
        'farms/farmDefaults': () => ({ farmDefaults: now, currentUser: { person_id: 'p1', person_name: 'Maya' } }),
        'farms/updateFarmPreferencesClient': ({ body }) => {
          const { field, value } = body as { field: string; value: unknown };
          now = { ...now, [field]: value };
          return { farmDefaults: now };
        },
        '/public/maple-address/embed': () =>
          new Response(`<main>${JSON.stringify(now)}</main><script>alert(1)</script>`),
      },
    },
  );
};
const preview = async () => (await screen.findByTitle('Preview of the lessons on your site')) as HTMLIFrameElement;

describe('the lessons on the barn’s own site', () => {
  it('have no line to copy until a site is named', async () => {
    open();
    await screen.findByText(/Write the address of your own site above/);
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    expect(screen.getByText('No site can show your lessons.')).toBeTruthy();
  });

  it('are one script tag, with a link for whoever runs none, and a preview of what will stand there', async () => {
    open();
    const field = await screen.findByLabelText('Sites that show the lessons');
    fireEvent.change(field, { target: { value: 'https://maple.test' } });
    fireEvent.blur(field);
    const line = await screen.findByLabelText<HTMLInputElement>(/Put this line where the lessons are to stand/);
    expect(line.value).toBe(
      `<script async src="${location.origin}/public/widget/1.js" data-leadline-barn="maple-address" ` +
        'data-title="Lessons at Maple &amp; Hill"></script>' +
        `<noscript><a href="${location.origin}/public/maple-address">Lessons at Maple &amp; Hill</a></noscript>`,
    );
    expect((await preview()).getAttribute('srcdoc')).toContain('https://maple.test');
    expect((await preview()).getAttribute('srcdoc')).not.toContain('<script');
    expect(screen.getByRole('link', { name: 'Open it by itself' }).getAttribute('href')).toBe(
      '/public/maple-address/embed',
    );
  });

  it('show their new color in the preview once it is saved', async () => {
    const { calls } = open({ widget_origins: 'https://maple.test' });
    await preview();
    const color = screen.getByLabelText('Choose: Color there');
    fireEvent.change(color, { target: { value: '#112233' } });
    fireEvent.blur(color);
    await waitFor(async () => expect((await preview()).getAttribute('srcdoc')).toContain('#112233'));
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { field: 'widget_color', value: '#112233' },
    ]);
  });
});
