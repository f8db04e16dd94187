import { checkHorseFile, fileWords, saidOf, type SaidOfFile } from './horse-file.js';

const said = (own: Partial<SaidOfFile>): SaidOfFile => ({
  fileKind: 'insurance',
  documentName: null,
  validUntil: null,
  ...own,
});

describe('what is said of a horse’s file', () => {
  it('is a photo where it is a picture and nothing is said, and a document otherwise', () => {
    const kindOf = (contentType: string) => saidOf({}, null, contentType).fileKind;
    expect([kindOf('image/webp'), kindOf('application/pdf')]).toEqual(['photo', 'other']);
  });

  it('stays as it was where nothing is said, and may be emptied', () => {
    const before = said({ documentName: 'Policy 2026', validUntil: '2026-12-31' });
    expect(saidOf({ validUntil: '2027-12-31' }, before, 'image/png')).toEqual({ ...before, validUntil: '2027-12-31' });
    expect(saidOf({ documentName: null, validUntil: null }, before, 'image/png')).toEqual(said({}));
  });

  it('may be any document whatever its content, with or without a last day', () => {
    for (const contentType of ['image/png', 'application/pdf'])
      for (const validUntil of [null, '2026-12-31'])
        expect(() => checkHorseFile(said({ validUntil }), contentType)).not.toThrow();
  });

  it('is no photo where it is no picture, or runs out', () => {
    expect(() => checkHorseFile(said({ fileKind: 'photo' }), 'image/png')).not.toThrow();
    expect(() => checkHorseFile(said({ fileKind: 'photo' }), 'application/pdf')).toThrow('A photo is a picture');
    expect(() => checkHorseFile(said({ fileKind: 'photo', validUntil: '2026-12-31' }), 'image/png')).toThrow(
      'A photo does not run out',
    );
  });

  it('is called by its kind, and by its name where it has one', () => {
    expect(fileWords(said({}))).toBe('Insurance');
    expect(fileWords(said({ fileKind: 'vet_report', documentName: 'Teeth' }))).toBe('Vet report: Teeth');
  });
});
