import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathOf } from './path-of.ts';
import * as paths from './paths.ts';

test('parts are filled in, encoded, so that none of them leads to another call', () => {
  assert.equal(pathOf(paths.favorite, { id: 'aspirin' }), '/api/favorites/aspirin');
  assert.equal(pathOf(paths.adminUserStatus, { id: '../../x' }), '/api/admin/users/..%2F..%2Fx/status');
  assert.equal(
    pathOf(paths.securityQuestions, { email: 'sara+ems@ems.example' }),
    '/api/auth/security-questions/sara%2Bems%40ems.example',
  );
});
