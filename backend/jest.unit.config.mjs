import config from './jest.config.mjs';

const { displayName: _, ...unit } = config.projects.find((project) => project.displayName === 'unit');
/** The modules' unit tests alone, without projects, which mutation testing does not know. */
export default { ...unit, roots: ['<rootDir>/src/modules'] };
