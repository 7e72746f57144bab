// Implements hosting/description.ts, and hosting/host-files.test.ts compares the two.
// CloudFront, viewer request, runtime cloudfront-js-2.0. The bucket stays private (origin access control).
/** @typedef {Record<string, { value: string, multiValue?: { value: string }[] }>} Query */

/** @type {Record<string, string | undefined>} */
var moved = {};

/** @param {Query} parameters */
function query(parameters) {
  /** @type {string[]} */
  var parts = [];
  Object.keys(parameters).forEach(function (name) {
    var parameter = parameters[name];
    if (!parameter) return;
    (parameter.multiValue || [parameter]).forEach(function (each) {
      parts.push(each.value ? name + "=" + each.value : name);
    });
  });
  return parts.length ? "?" + parts.join("&") : "";
}

/** @param {string} to @param {Query} parameters */
function redirect(to, parameters) {
  return {
    statusCode: 301,
    statusDescription: "Moved Permanently",
    headers: { location: { value: to + query(parameters) } },
  };
}

/** @param {{ request: { uri: string, querystring: Query } }} event */
function handler(event) {
  var request = event.request;
  var to = moved[request.uri];
  if (to) return redirect(to, request.querystring);
  if (request.uri.endsWith("/")) request.uri += "index.html";
  // A name without an extension is a page that lacks its slash. Several slashes in front, of either kind, would lead to another host.
  else if (!/\.[^/]+$/.test(request.uri)) {
    return redirect(request.uri.replace(/^[/\\\s]+/, "/") + "/", request.querystring);
  }
  return request;
}
