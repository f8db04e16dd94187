import { sha256, signS3Request } from './sign-s3-request.js';

/** As in the provider's documentation: its examples with their signatures. */
const credentials = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const bucket = 'https://examplebucket.s3.amazonaws.com';
const request = { now: new Date('2013-05-24T00:00:00Z'), contentHash: sha256('') };

describe('a signed request', () => {
  it.each([
    [
      'of an object',
      { method: 'GET', url: `${bucket}/test.txt`, headers: { range: 'bytes=0-9' } },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'with a body',
      {
        method: 'PUT',
        url: `${bucket}/test%24file.text`,
        headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
        contentHash: sha256('Welcome to Amazon S3.'),
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'with a query',
      { method: 'GET', url: `${bucket}/?prefix=J&max-keys=2` },
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s has the signature that the provider expects', (_, { url, ...own }, signature) => {
    const headers = signS3Request(credentials, { ...request, ...own, url: new URL(url) });
    expect(headers.authorization).toContain('Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request');
    expect(headers.authorization).toMatch(new RegExp(`Signature=${signature}$`));
  });
});
