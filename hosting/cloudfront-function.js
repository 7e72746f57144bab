// Says what hosting/description.ts says: hosting/host-files.test.ts holds it to that.
// CloudFront, viewer request, runtime cloudfront-js-2.0. The bucket stays private (origin access control).
var moved = {};

function query(parameters) {
  var parts = [];
  Object.keys(parameters).forEach(function (name) {
    (parameters[name].multiValue || [parameters[name]]).forEach(function (each) {
      parts.push(each.value ? name + "=" + each.value : name);
    });
  });
  return parts.length ? "?" + parts.join("&") : "";
}

function redirect(to, parameters) {
  return {
    statusCode: 301,
    statusDescription: "Moved Permanently",
    headers: { location: { value: to + query(parameters) } },
  };
}

function handler(event) {
  var request = event.request;
  if (moved[request.uri]) return redirect(moved[request.uri], request.querystring);
  if (request.uri.endsWith("/")) request.uri += "index.html";
  // A name without an ending is a page that lacks its slash. More than one slash in front, of either kind, would lead to another host.
  else if (!/\.[^/]+$/.test(request.uri)) {
    return redirect(request.uri.replace(/^[/\\\s]+/, "/") + "/", request.querystring);
  }
  return request;
}
