import { getMetadataStorage, IsString, validateSync } from 'class-validator';
import { rememberRules } from './remembered-rules.js';

class Named {
  @IsString() name?: unknown;
}
class Described extends Named {
  @IsString() text?: unknown;
}
class Grouped {
  @IsString({ groups: ['a'] }) one?: unknown;
  @IsString({ groups: ['b'] }) other?: unknown;
}
const wrong = (object: object, groups?: string[]) => validateSync(object, { groups }).map(({ property }) => property);

describe('the rules of a class', () => {
  const storage = getMetadataStorage();
  const lookUp = storage.getTargetValidationMetadatas;
  const asked: unknown[] = [];
  beforeAll(() => {
    storage.getTargetValidationMetadatas = function (target, ...rest) {
      asked.push(target);
      return lookUp.call(this, target, ...rest);
    };
    rememberRules();
  });
  afterAll(() => void (storage.getTargetValidationMetadatas = lookUp));

  it('are looked up once, with what it inherits', () => {
    const all = [1, 2, 3].map(() => wrong(new Described()));
    expect(all).toEqual(Array(3).fill(['text', 'name']));
    expect(wrong(new Named())).toEqual(['name']);
    expect(asked).toEqual([Described, Named]);
  });

  it('are others for each group', () =>
    expect([['a'], ['b'], ['a']].map((groups) => wrong(new Grouped(), groups))).toEqual([['one'], ['other'], ['one']]));
});
