/**
 * Addresses of the calls for published editions and for the desk, in a separate file so that sign-in does not load
 * them.
 */
export const contentState = '/api/content/state';
export const contentTrust = '/api/content/trust';
export const contentRecalls = '/api/content/recalls';
export const contentEdition = '/api/content/editions/:version';
export const contentFile = '/api/content/editions/:version/file';
export const contentPart = '/api/content/parts/:digest';
export const contentReceipts = '/api/content/receipts';
export const desk = '/api/desk';
export const deskRegulation = '/api/desk/regulation';
export const deskDrafts = '/api/desk/drafts';
export const deskDraft = '/api/desk/drafts/:id';
export const deskEntries = '/api/desk/drafts/:id/entries';
export const deskApprovals = '/api/desk/drafts/:id/approvals';
export const deskReturn = '/api/desk/drafts/:id/return';
export const deskPublish = '/api/desk/drafts/:id/publish';
export const deskEditions = '/api/desk/editions';
export const deskEdition = '/api/desk/editions/:version';
export const deskRestore = '/api/desk/editions/:version/restore';
export const deskReceipts = '/api/desk/receipts';
export const deskRecalls = '/api/desk/recalls';
export const deskKeys = '/api/desk/keys';
export const deskKey = '/api/desk/keys/:id';
export const deskTrust = '/api/desk/trust';
export const adminContentPeople = '/api/admin/content-people';
export const adminContentRoles = '/api/admin/users/:id/content-roles';
