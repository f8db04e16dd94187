import { Cluster, Redis } from 'ioredis';
import { redisClient } from '../redis/redis-client.js';
import { queueName } from './queue-backend.js';

/** What Redis Cluster takes a key's node from: what stands in its first braces, or all of it. */
const tagOf = (key: string) => /\{(.+?)\}/.exec(key)?.[1] ?? key;

describe('a queue on Redis', () => {
  it('is on one server, or on a cluster where several of its nodes are named', () => {
    expect(redisClient('redis://a:6379', { lazyConnect: true })).toBeInstanceOf(Redis);
    expect(redisClient('redis://:secret@a:6379, redis://b:6379', { lazyConnect: true })).toBeInstanceOf(Cluster);
  });

  it('has all its keys on one node of a cluster, which BullMQ’s scripts need', () => {
    for (const name of ['work', 'mail'])
      for (const key of ['wait', 'events', '17'])
        expect(tagOf(`bull:${queueName(name)}:${key}`)).toBe(`leadline-${name}`);
  });
});
