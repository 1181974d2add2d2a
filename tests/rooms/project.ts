import { readers, runners, runnersUnseenByVendors, signedIn, unseenByVendors } from '../register/rights';
import {
  contract,
  contractMutations,
  contractNested,
  contractRoutes,
  furnishContract,
  newName,
  plantContract,
} from '../register/project-contract';
import { note, payment, replacing, scope, workRoutes } from '../register/project-work';
import { by, type Place, type Room } from '../register/room';

const ofProperty = '/api/project/property/:propertyId';
const ofProject = '/api/project/:projectId';
const ofPhases = '/api/project/project-template-phase/:propertyId';

interface Phase {
  projectTemplatePhaseId: string;
  name: string;
  sortOrder: number;
}

const phasesOf = (at: Place) =>
  (JSON.parse(at.projectPhases ?? '[]') as Phase[]).map((phase, index) =>
    index === 0 ? { ...phase, name: newName('Planning') } : phase,
  );
const plain = ({ projectTemplatePhaseId, name, sortOrder }: Phase) => ({
  projectTemplatePhaseId,
  name,
  sortOrder,
});

/** A project that somebody may not see is none to the graph. */
const unseen = { 403: 'none', 404: 'none' } as const;

export const room: Room = {
  routes: {
    'GET /api/project/components': { who: signedIn, query: (at) => `?ids=${at.propertyComponentId}` },
    'GET /api/project/details': { who: signedIn, query: (at) => `?ids=${at.projectId}` },
    'GET /api/project/people': { who: signedIn },
    'GET /api/project/phases': { who: signedIn },
    [`GET ${ofPhases}`]: { who: readers },
    [`POST ${ofPhases}`]: { who: runners, body: (at) => ({ phases: phasesOf(at) }) },
    [`GET ${ofProperty}`]: { who: readers },
    [`GET ${ofProperty}/:propertyComponentId`]: { who: readers },
    [`GET ${ofProperty}/export`]: { who: runners },
    [`GET ${ofProperty}/people`]: { who: readers },
    [`POST ${ofProperty}`]: { who: runners, body: () => ({ name: newName('Roof') }) },
    [`POST ${ofProperty}/component/:propertyComponentId`]: { who: runners, body: () => ({}) },
    [`POST ${ofProperty}/component/multiple`]: {
      who: runners,
      body: (at) => ({ name: newName('Roofs'), propertyComponentIds: [at.propertyComponentId] }),
    },
    'PUT /api/project/phasestatus/:projectId': {
      who: runnersUnseenByVendors,
      body: (at) => ({ projectTemplatePhaseId: at.projectTemplatePhaseId }),
    },
    [`GET ${ofProject}`]: { who: unseenByVendors },
    [`PUT ${ofProject}`]: {
      who: runnersUnseenByVendors,
      body: () => ({ ...contract, name: newName('Roof') }),
    },
    [`POST ${ofProject}/complete`]: {
      who: runnersUnseenByVendors,
      body: () => ({ completedOn: '2025-06-30' }),
      recorded: async (scene) => [await replacing(scene, 1_234.56, 7)],
    },
    [`GET ${ofProject}/completion`]: { who: runnersUnseenByVendors, query: () => '?completedOn=2025-06-30' },
    [`POST ${ofProject}/reopen`]: {
      who: runnersUnseenByVendors,
      body: () => ({ keepComponents: false }),
      recorded: async (scene) => {
        const { at, payload } = await replacing(scene, 2_345.67, 9);
        const headers = { 'if-match': '"1"' };
        await scene.ask('POST', `/api/project/${at.projectId}/complete`, { payload, headers });
        return [{ at }];
      },
    },
    [`POST ${ofProject}/restore`]: {
      who: runnersUnseenByVendors,
      recorded: async ({ cast, home, ask }) => {
        const payload = { name: 'Deleted roof' };
        const { projectId } = await ask('POST', `/api/project/property/${home.propertyId}`, { payload });
        const headers = { ...cast.as.admin, 'if-match': '"1"' };
        await cast.app.inject({ method: 'DELETE', url: `/api/project/${projectId}`, headers });
        return [{ at: { ...home, projectId } }];
      },
    },
    [`POST ${ofProject}/component/:propertyComponentId/:includePhotos`]: {
      who: runnersUnseenByVendors,
      isUnkeyed: true,
    },
    [`DELETE ${ofProject}/component/:propertyComponentId`]: { who: runnersUnseenByVendors },
    // What stands in the project at home is still deleted one by one.
    [`DELETE ${ofProject}`]: { who: runnersUnseenByVendors, recorded: ({ away }) => [{ at: away }] },
    [`PUT ${ofProject}/follow`]: { who: unseenByVendors, body: () => ({ isFollowing: true }) },
    ...workRoutes,
    ...contractRoutes,
  },
  furnish: async ({ ask, propertyId }) => {
    const { items } = await ask('GET', `/api/component/property/${propertyId}`);
    const payload = { name: 'Roof of building A', components: [items[0].propertyComponentId] };
    const { projectId } = await ask('POST', `/api/project/property/${propertyId}`, { payload });
    const { phases } = await ask('GET', `/api/project/project-template-phase/${propertyId}`);
    const put = (path: string, body: object) => ask('POST', `/api/project/${path}`, { payload: body });
    const { paymentId } = await put(`${projectId}/payment`, payment());
    const { noteId } = await put('note', note({ projectId }));
    const { scopeOfWorkId } = await put(`${projectId}/scopeofwork`, scope());
    return {
      projectId,
      ...(await furnishContract({ ask, propertyId, projectId })),
      paymentId,
      noteId,
      scopeOfWorkId,
      includePhotos: 'false',
      projectTemplatePhaseId: phases[1].projectTemplatePhaseId,
      projectPhases: JSON.stringify((phases as Phase[]).map(plain)),
    };
  },
  pool: () => ({
    amount: [40_000],
    paidOn: ['2025-06-30'],
    bidDate: ['2025-06-30'],
    validUntil: ['2199-12-31'],
    approvedOn: ['2025-06-30'],
    fund: ['reserve', 'operating'],
    quantity: [12.5],
    completedOn: ['2025-06-30'],
    actualCost: [30_000.01],
    lastReplacedYear: [2025],
    remainingUsefulLife: [20],
    contractAmount: [250_000],
    dueDate: ['2026-12-01'],
    includePhotos: ['true', 'false'],
    startDate: ['2026-09-01'],
    state: ['open', 'completed', 'all', 'deleted'],
  }),
  plant: async ({ rest, propertyId }) => {
    const made = await rest.ask('POST', `/api/project/property/${propertyId}`, {
      body: { name: newName('Roof') },
    });
    const { phases } = (await rest.ask(
      'GET',
      `/api/project/project-template-phase/${propertyId}`,
    )) as unknown as { phases: Phase[] };
    const ids = phases.map(({ projectTemplatePhaseId }) => projectTemplatePhaseId);
    const put = (path: string, body: object) => rest.ask('POST', `/api/project/${path}`, { body });
    const { projectId } = made as { projectId: string };
    const paid = await put(`${projectId}/payment`, payment());
    const written = await put('note', note({ projectId }));
    const line = await put(`${projectId}/scopeofwork`, scope());
    return {
      ...(await plantContract({ rest, propertyId, projectId })),
      paymentId: [paid.paymentId],
      noteId: [written.noteId],
      scopeOfWorkId: [line.scopeOfWorkId],
      projectId: [made.projectId],
      projectTemplatePhaseId: ids,
      phases: [phases.map(plain)],
    };
  },
  queries: {
    project: by(`GET ${ofProject}`, { instead: unseen }),
    projectCompletion: by(`GET ${ofProject}/completion`, {
      over: ({ projectId }) => ({ projectId, completedOn: '2025-06-30' }),
    }),
  },
  mutations: {
    addProjectComponent: by(`POST ${ofProject}/component/:propertyComponentId/:includePhotos`, {
      over: () => ({ includePhotos: false }),
    }),
    completeProject: by(`POST ${ofProject}/complete`),
    createProject: by(`POST ${ofProperty}`),
    createProjectOfComponents: by(`POST ${ofProperty}/component/multiple`, {
      over: () => ({ includePhotos: true }),
    }),
    deleteProject: by(`DELETE ${ofProject}`),
    followProject: by(`PUT ${ofProject}/follow`),
    moveProject: by('PUT /api/project/phasestatus/:projectId'),
    removeProjectComponent: by(`DELETE ${ofProject}/component/:propertyComponentId`),
    reopenProject: by(`POST ${ofProject}/reopen`),
    restoreProject: by(`POST ${ofProject}/restore`),
    saveProjectPhases: by(`POST ${ofPhases}`),
    updateProject: by(`PUT ${ofProject}`),
    addProjectPayment: by(`POST ${ofProject}/payment`),
    updateProjectPayment: by(`PUT ${ofProject}/payment/:paymentId`),
    removeProjectPayment: by(`DELETE ${ofProject}/payment/:paymentId`),
    addProjectNote: by('POST /api/project/note'),
    updateProjectNote: by('PUT /api/project/note', {
      over: ({ projectId, noteId }) => ({ projectId, noteId }),
    }),
    removeProjectNote: by('DELETE /api/project/note/:noteId/property/:propertyId', {
      over: ({ projectId }) => ({ projectId }),
    }),
    addScopeOfWork: by(`POST ${ofProject}/scopeofwork`),
    updateScopeOfWork: by(`PUT ${ofProject}/scopeofwork/:scopeOfWorkId`),
    removeScopeOfWork: by(`DELETE ${ofProject}/scopeofwork/:scopeOfWorkId`),
    ...contractMutations,
  },
  nested: {
    'Component.projects': {
      route: 'GET /api/property/:propertyId/reservestudy',
      instead: { 403: 'none' },
    },
    'Project.notes': { route: `GET ${ofProject}`, instead: unseen },
    'Project.payments': { route: `GET ${ofProject}`, instead: unseen },
    'Project.scopeOfWork': { route: `GET ${ofProject}`, instead: unseen },
    ...contractNested,
    'Property.projectPeople': {
      route: 'GET /api/property/:propertyId/reservestudy',
      instead: { 403: 'none' },
    },
    'Property.projectPhases': { route: `GET ${ofPhases}` },
    'Property.projects': { route: `GET ${ofProperty}` },
  },
  shipped: {
    AttachableProjects: { variables: ({ propertyId }) => ({ propertyId }), atMost: 2 },
    Projects: { variables: ({ propertyId }) => ({ propertyId, state: 'all' }), atMost: 4 },
    ProjectPhases: { variables: ({ propertyId }) => ({ propertyId }), atMost: 2 },
    ProjectPeople: { variables: ({ propertyId }) => ({ propertyId }), atMost: 2 },
    ProjectPlace: { variables: ({ propertyId }) => ({ propertyId }), atMost: 3 },
    ProjectDetail: { variables: ({ projectId }) => ({ projectId }), atMost: 3 },
    ProjectCompletion: {
      variables: ({ projectId }) => ({ projectId, completedOn: '2025-06-30' }),
      atMost: 1,
    },
    ProjectFiles: { variables: ({ projectId }) => ({ projectId }), atMost: 3 },
    ComponentProjects: { variables: ({ propertyComponentId }) => ({ propertyComponentId }), atMost: 3 },
  },
  demo: async (manager, { propertyId }) => {
    const text =
      'mutation($input:CreateProjectInput!){createProject(input:$input){project{projectId} userErrors{detail}}}';
    const { createProject } = await manager.ask<{ createProject: { project: { projectId: string } } }>(text, {
      input: { propertyId, values: { name: newName('Roof') } },
    });
    return { projectId: createProject.project.projectId };
  },
  parents: {
    Project: (s) => `query($projectId:ID!){parent:project(projectId:$projectId){${s}}}`,
  },
};
