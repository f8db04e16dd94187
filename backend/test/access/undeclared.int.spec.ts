import { Controller, Get, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { AppModule } from '../../src/app.module.js';
import { CONFIG } from '../../src/platform/config/config.js';
import { testApp } from '../support/test-app.js';

describe('a call that nobody is declared to make', () => {
  it('keeps the application from starting', async () => {
    @Controller('forgotten')
    class Forgotten {
      @Get() any() {
        return 'reachable';
      }
    }
    @Module({ imports: [AppModule], controllers: [Forgotten] })
    class Careless {}
    const app = await testApp();
    try {
      const testing = await Test.createTestingModule({ imports: [Careless] })
        .overrideProvider(CONFIG)
        .useValue(app.config)
        .compile();
      await expect(testing.init()).rejects.toThrow('No access declared for GET /forgotten');
    } finally {
      await app.stop();
    }
  });
});
