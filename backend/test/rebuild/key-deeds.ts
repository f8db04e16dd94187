import { MakeApiKey } from '../../src/modules/identity/commands/make-api-key.js';
import { NoteApiKeyUse } from '../../src/modules/identity/commands/note-api-key-use.js';
import { RevokeApiKey } from '../../src/modules/identity/commands/revoke-api-key.js';
import { newApiKey } from '../../src/platform/auth/api-key.js';
import type { Actor } from '../../src/platform/tenancy/actor.js';
import type { Does, Step } from './random-steps.js';

/** A key by which another program reads for a while. It is revoked, or the barn would have as many as it may. */
export const keyDeeds = (does: Does, admin: Actor) => [
  async ({ how, far }: Step) => {
    const { hint, hash } = newApiKey('01930000-0000-7000-8000-000000000001');
    const wanted = {
      name: `Club site ${how}`,
      scopes: ['calendar', 'money'] as const,
      endsOn: far ? '2199-12-31' : null,
    };
    const key = await does(admin, MakeApiKey, { ...wanted, hint, hash });
    await does(admin, NoteApiKeyUse, key);
    await does(admin, RevokeApiKey, key);
  },
];
