import { v7 as uuid } from 'uuid';
import { moveBarn } from '../../src/platform/database/move-barn.js';
import type { Address } from '../../src/platform/database/cluster.js';
import { testApp, type OwnApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';
import { onACluster } from '../support/where-it-runs.js';

onACluster()('a barn that is moved to another server', () => {
  let app: OwnApp, barn: TestBarn;
  beforeAll(async () => {
    app = await testApp();
    barn = await app.barn();
  });
  afterAll(() => app.stop());

  const placeOf = async () =>
    (
      await app.owner<Address[]>`
        select nodename as host, nodeport as port from pg_dist_placement join pg_dist_node using (groupid)
        where shardid = get_shard_id_for_distribution_column('farm_clock', ${barn.farmId}::uuid)`
    )[0]!;
  const elsewhere = async () => {
    const here = await placeOf();
    return (
      await app.owner<Address[]>`
        select nodename as host, nodeport as port from pg_dist_node where shouldhaveshards and nodeport <> ${here.port}`
    )[0]!;
  };
  const said: string[] = [];
  const move = (to: Address, farmId = barn.farmId) => moveBarn(app.owner, farmId, to, (line) => said.push(line));

  it('works on while it moves, and lives there afterwards with all it has', async () => {
    const to = await elsewhere();
    let isMoving = true;
    const moving = move(to).finally(() => (isMoving = false));
    const bought: string[] = [];
    while (isMoving) bought.push(await barn.newHorse(`Horse ${bought.length}`));
    expect(await moving).toBe(1);
    expect(await placeOf()).toEqual(to);
    const { body } = await barn.call(barn.admin, 'GET', 'horses/getHorsesAll');
    const there = JSON.stringify(body);
    expect(bought.filter((horseId) => !there.includes(horseId))).toEqual([]);
    const log = await barn.log();
    expect(log.map(({ position }) => position)).toEqual(log.map((_, i) => i + 1));
  });

  it('stays where it is if it lives there already', async () => expect(await move(await placeOf())).toBe(0));

  it('is a barn, and goes to a server of the cluster', async () => {
    const stranger = uuid();
    await expect(move(await elsewhere(), stranger)).rejects.toThrow(`There is no barn ${stranger}.`);
    await expect(move(await elsewhere(), 'Maple Hill')).rejects.toThrow('Maple Hill is no id of a barn.');
    await expect(move({ host: 'nowhere', port: 9 })).rejects.toThrow(
      'nowhere:9 is no server of this cluster on which barns live; these are: ',
    );
  });
});
