// reader.mjs -- what a screen reader is given, and nothing else: the accessibility tree of the
// page, pressed as a screen reader presses.

const landmarks = new Set(['region', 'dialog', 'main', 'status']);
const controls = new Set(['button', 'switch', 'slider', 'textbox', 'radio', 'checkbox']);
const said = new Set(['heading', 'paragraph', 'listitem', 'ListMarker', 'StaticText', ...controls]);

export class Reader {
  constructor(page) { this.page = page; }

  /** The tree as lines { region, role, name, description, states, node }, in reading order. */
  async read() {
    const { nodes } = await this.page.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const lines = [];
    const walk = (node, region) => {
      if (node === undefined) return;
      const role = node.role?.value ?? '', name = node.name?.value ?? '';
      let inside = region;
      if (!node.ignored && landmarks.has(role)) inside = role === 'region' ? name : role;
      if (!node.ignored && said.has(role) && name !== '') {
        const states = Object.fromEntries((node.properties ?? []).map((one) => [one.name, one.value.value]));
        lines.push({ region: inside, role, name, description: node.description?.value ?? '', states,
          value: node.value?.value, node: node.backendDOMNodeId });
        if (role !== 'listitem' && role !== 'paragraph') return;
      }
      for (const id of node.childIds ?? []) walk(byId.get(id), inside);
    };
    walk(nodes[0], '');
    this.lines = lines;
    return lines;
  }

  /** Everything in words, for people. */
  text() {
    return this.lines.map(({ region, role, name, description, value }) =>
      `${region}\t${role}\t${name}${value ? ` = ${value}` : ''}${description ? ` (${description})` : ''}`).join('\n');
  }

  in(region) { return this.lines.filter((line) => line.region === region); }

  controls() {
    return this.lines.filter((line) => controls.has(line.role) && line.states.disabled !== true);
  }

  async press({ node }) {
    const { object } = await this.page.send('DOM.resolveNode', { backendNodeId: node });
    await this.page.send('Runtime.callFunctionOn', { objectId: object.objectId,
      functionDeclaration: 'function () { this.click(); }' });
  }
}
