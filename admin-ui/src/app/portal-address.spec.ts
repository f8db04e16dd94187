import { portalAddress } from './portal-address';

const token = (type: string) => `x.${btoa(JSON.stringify({ user_type_code: type })).replace(/=/g, '')}.y`;
const at = (pathname: string, who: string | null) => portalAddress({ pathname, search: '?a=1', hash: '#b' }, who);

describe('a family that follows a staff address', () => {
  it('is taken to the same page of the portal', () =>
    expect(at('/admin/clienthome/7/schedule', token('STU'))).toBe('/clienthome/7/schedule?a=1#b'));

  it.each([
    ['/admin/clienthome/7', token('ADM')],
    ['/admin/clienthome/7', null],
    ['/admin/clienthome/7', 'nonsense'],
    ['/admin/calendar', token('STU')],
  ])('alone, and from those pages: %s', (pathname, who) => expect(at(pathname, who)).toBeUndefined());
});
