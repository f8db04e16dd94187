import { Controller, Get, Module } from '@nestjs/common';
import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { describedApp } from '../src/contract/described-app.js';
import { Allow } from '../src/platform/auth/allow.js';
import { describeApi } from '../src/platform/http/describe-api.js';
import { Text } from '../src/platform/http/fields.js';

const hatOf = (field: 'colour' | 'size') => {
  class HatReply {}
  Text()(HatReply.prototype, field);
  return HatReply;
};
const [Hat, OtherHat] = [hatOf('colour'), hatOf('size')];

describe('the description of the API', () => {
  it('is stopped by two classes with one name', async () => {
    @Controller('hats')
    class Hats {
      @Get('one') @Allow({ adm: true }) @ApiOkResponse({ type: Hat }) one() {}
      @Get('all') @Allow({ adm: true }) @ApiOkResponse({ type: OtherHat, isArray: true }) all() {}
    }
    @Module({ controllers: [Hats] })
    class Shop {}
    const app = await describedApp(Shop);
    expect(() => describeApi(app)).toThrow('Two classes of the contract are called HatReply');
  });

  it('finds them also where one stands inside of another answer', async () => {
    class DrawerReply {
      @ApiProperty({ type: OtherHat, isArray: true }) hats: object[];
    }
    @Controller('hats')
    class Hats {
      @Get('one') @Allow({ adm: true }) @ApiOkResponse({ type: Hat }) one() {}
      @Get('drawer') @Allow({ adm: true }) @ApiOkResponse({ type: DrawerReply }) drawer() {}
    }
    @Module({ controllers: [Hats] })
    class Shop {}
    const app = await describedApp(Shop);
    expect(() => describeApi(app)).toThrow('HatReply');
  });

  it('is stopped by two calls with one operation id', async () => {
    @Controller('hats')
    class HatsController {
      @Get('one') @Allow({ adm: true }) @ApiOkResponse({ type: Hat }) one() {}
    }
    const Again = (() => {
      @Controller('caps')
      class HatsController {
        @Get('one') @Allow({ adm: true }) @ApiOkResponse({ type: Hat }) one() {}
      }
      return HatsController;
    })();
    @Module({ controllers: [HatsController, Again] })
    class Shop {}
    const app = await describedApp(Shop);
    expect(() => describeApi(app)).toThrow('Hats_one does not name one call');
  });
});

describe('the contract', () => {
  let document: ReturnType<typeof describeApi>;
  beforeAll(async () => {
    document = describeApi(await describedApp());
  });
  const statuses = (path: string, method: 'get' | 'post' | 'put') =>
    Object.keys(document.paths[path]?.[method]?.responses ?? {});

  it('names the refusals of every call by one schema', () => {
    const refusals = Object.values(document.components?.responses ?? {});
    expect(refusals.length).toBeGreaterThan(8);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorReply' } } },
      });
  });

  it.each([
    ['get', '/api/options/index', ['200', '401', '403', '429', '503']],
    ['get', '/api/vusers/getUserPermissions', ['200', '401', '403', '429', '503']],
    ['get', '/api/rest/horses/{id}', ['200', '400', '401', '403', '404', '414', '429', '503']],
    ['post', '/api/authenticate', ['200', '400', '401', '413', '415', '429', '503']],
    [
      'post',
      '/api/lessons/update',
      ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '429', '503'],
    ],
  ] as const)('lets %s %s be refused as it can be', (method, path, expected) =>
    expect(statuses(path, method)).toEqual(expected),
  );

  it('says that writing calls take an Idempotency-Key, and others do not', () => {
    const headers = (path: string, method: 'get' | 'post') =>
      JSON.stringify(document.paths[path]?.[method]?.parameters ?? []).includes('Idempotency-Key');
    expect(headers('/api/lesson_people/create', 'post')).toBe(true);
    expect(headers('/api/lessons/index', 'get')).toBe(false);
    expect(headers('/api/passwords/forgot', 'post')).toBe(false);
  });
});
