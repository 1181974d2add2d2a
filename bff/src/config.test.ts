import { ConfigError, readConfig } from './config';

describe('settings', () => {
  it('have defaults that run on one machine', () => {
    expect(readConfig({ PLAYGROUND: '' })).toMatchObject({
      nodeEnv: 'production', host: '127.0.0.1', port: 3000, upstreamUrl: 'http://127.0.0.1:3001', publicUrl: null,
      isTls: false, trustProxy: [], hasPlayground: true, logLevel: 'info',
    }); // prettier-ignore
    expect(readConfig({ API_PORT: '4001' }).upstreamUrl).toBe('http://127.0.0.1:4001');
  });

  it('are read', () => {
    const config = readConfig({
      PORT: '8080', UPSTREAM_URL: 'http://api:3001/', PUBLIC_URL: 'https://roofline.test', TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
      PLAYGROUND: 'off',
    }); // prettier-ignore
    expect(config).toMatchObject({
      port: 8080,
      upstreamUrl: 'http://api:3001',
      isTls: true,
      hasPlayground: false,
    });
    expect(config.trustProxy).toEqual(['10.0.0.0/8', '127.0.0.1']);
  });

  it('report every fault at once', () => {
    const read = () =>
      readConfig({
        PORT: 'x',
        PLAYGROUND: 'yes',
        UPSTREAM_URL: 'ftp://x',
        NODE_ENV: 'prod',
        LOG_LEVEL: 'loud',
      });
    expect(read).toThrow(ConfigError);
    try {
      read();
    } catch (fault) {
      const lines = (fault as Error).message.split('\n').map((line) => line.split(' ')[0]);
      expect(lines.sort()).toEqual(['LOG_LEVEL', 'NODE_ENV', 'PLAYGROUND', 'PORT', 'UPSTREAM_URL']);
    }
  });
});
