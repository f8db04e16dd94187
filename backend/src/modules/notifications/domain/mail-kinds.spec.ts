import { descriptionOf } from '../../../platform/event-store/barn-module.js';
import { NotificationsModule } from '../notifications.module.js';
import { ALWAYS_SENT, FOR_STAFF, OPTIONAL_MAILS } from './mail-kinds.js';

describe('kinds of mails', () => {
  it('are each said to be the reader’s choice, always sent, or for staff, and nothing else is', () => {
    const sent = (descriptionOf(NotificationsModule).mails ?? []).map(({ preview }) => preview().template);
    const told = [...OPTIONAL_MAILS, ...ALWAYS_SENT].flatMap(({ templates }) => [...templates] as string[]);
    expect([...told, ...FOR_STAFF].toSorted()).toEqual([...new Set(sent)].toSorted());
  });
});
