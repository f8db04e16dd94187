import type { StoredEvent } from '../../../platform/event-store/event.js';
import { staleAfter } from './invalidation.js';

const stale = (type: string, data: object) => staleAfter({ type, data } as StoredEvent);

describe('a lesson’s document is stale', () => {
  it.each<[string, string, object, string[]]>([
    ['after anything that names the lesson', 'billing.PackageDebited', { lessonId: 'l', packageId: 'p' }, ['lesson:l']],
    ['when its series says a new rhythm', 'scheduling.SeriesMoved', { seriesId: 's' }, ['series:s']],
    ['when what covers its students is paid', 'billing.PaymentRecorded', { paymentId: 'p' }, ['payment:p']],
    ['when what covers its students has another owner', 'billing.PackageHandedOver', { packageId: 'p' }, ['package:p']],
    ['when a horse is renamed', 'horses.HorseChanged', { horseId: 'h', change: 'edited' }, ['horse:h']],
    ...['first_name', 'last_name', 'colour_id'].map((field): [string, string, object, string[]] => [
      `when a person’s ${field} is another`,
      'people.PersonChanged',
      { personId: 'p', change: 'edited', fields: ['level', field] },
      ['person:p'],
    ]),
    [
      'when an entry of a list is renamed',
      'setup.SetupChanged',
      { list: 'location', id: 'x', change: 'edited' },
      ['location:x'],
    ],
  ])('%s', (_, type, data, expected) => expect(stale(type, data)).toEqual(expected));

  it.each<[string, string, object]>([
    ['when a horse is only just added', 'horses.HorseChanged', { horseId: 'h', change: 'added' }],
    ['when a horse is out of work', 'horses.HorseChanged', { horseId: 'h', change: 'inactivated' }],
    [
      'when something of a person changes that no lesson shows',
      'people.PersonChanged',
      { personId: 'p', change: 'edited', fields: ['availability', 'contact_email'] },
    ],
    ['when a role is renamed', 'setup.SetupChanged', { list: 'role', id: 'x', change: 'edited' }],
    ['when a package is bought', 'billing.PackagePurchased', { packageId: 'p', studentId: 's' }],
  ])('but not %s', (_, type, data) => expect(stale(type, data)).toEqual([]));
});
