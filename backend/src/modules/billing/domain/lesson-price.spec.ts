import { lessonPrice, type SingleLesson } from './lesson-price.js';

const single: SingleLesson = {
  productId: 'single',
  priceMinor: 4500,
  productCount: 1,
  isTracked: true,
  isActive: true,
  isAuto: false,
  systemUse: null,
  programs: [],
};
const price = (own: Partial<SingleLesson>) => lessonPrice('jumping', { ...single, ...own });

describe('what a lesson without cover is billed at (E09)', () => {
  it.each<[Partial<SingleLesson>]>([[{}], [{ programs: ['jumping', 'dressage'] }], [{ priceMinor: 1 }]])(
    'is its section’s single lesson: %p',
    (own) => expect(price(own)).toEqual({ productId: 'single', priceMinor: own.priceMinor ?? 4500 }),
  );
  it.each([
    [{ isActive: false }, 'inactive'],
    [{ systemUse: 'adjustment' as const }, 'inactive'],
    [{ productCount: 10 }, 'several_lessons'],
    [{ productCount: 0 }, 'several_lessons'],
    [{ isTracked: false }, 'several_lessons'],
    [{ isAuto: true }, 'renews'],
    [{ programs: ['dressage'] }, 'other_program'],
    [{ priceMinor: 0 }, 'free'],
  ])('is not known of %p', (own, because) => expect(price(own)).toEqual({ because }));
  it('is not known of a section without a package', () =>
    expect(lessonPrice('jumping', undefined)).toEqual({ because: 'no_product' }));
});
